/** Findings for people: grouped by kind, consequences folded under their cause, the leftover counted. */
package dev.refract.output.text;
