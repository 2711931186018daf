/** Which types came out of which others: above, below or beside them, several from one or one from several. */
package dev.refract.match.derive;
