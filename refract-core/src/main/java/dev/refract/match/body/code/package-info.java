/**
 * The code of one body: its statements, its variables and its expressions, as numbers that can be compared with those of
 * another body, and the alignment of two pieces of code.
 */
package dev.refract.match.body.code;
