/**
 * Matching of bodies, statement by statement: rounds from strict to lenient, variables before statements, and code that
 * crossed the border of a callable seen through the calls (RefactoringMiner 2.0, section 3, on trees instead of text).
 */
package dev.refract.match.body;
