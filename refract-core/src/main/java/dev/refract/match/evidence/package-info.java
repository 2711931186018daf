/** What speaks for two entities being one: content, references, names. Evidence ranks; the stages decide. */
package dev.refract.match.evidence;
