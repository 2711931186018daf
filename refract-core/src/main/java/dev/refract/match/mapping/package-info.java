/** Contracts and results of matching: which entity became which, by what rule, and what changed in between. */
package dev.refract.match.mapping;
