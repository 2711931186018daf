/**
 * Which types came out of which others: above, below or beside them, several from one or one from several; and which methods
 * came out of others that are gone, or that stay for those who call them.
 */
package dev.refract.match.derive;
