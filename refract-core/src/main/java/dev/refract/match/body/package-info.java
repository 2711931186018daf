/**
 * Matching of bodies, put together: pairs of bodies, statement by statement, then what the links say of fields, then code that
 * crossed the border of a callable seen through the calls (RefactoringMiner 2.0, section 3, on trees instead of text).
 */
package dev.refract.match.body;
