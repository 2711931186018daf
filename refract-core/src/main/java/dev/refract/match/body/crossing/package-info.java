/**
 * Code that crossed the border of a callable, seen through the calls: extracted, inlined, or moved (RefactoringMiner 2.0,
 * Table 4, and sections 3.2 and 4.4).
 */
package dev.refract.match.body.crossing;
