/**
 * Which local variable became which, and which became a field: the places in linked statements vote
 * (RefactoringMiner 2.0, section 4.3).
 */
package dev.refract.match.body.variable;
