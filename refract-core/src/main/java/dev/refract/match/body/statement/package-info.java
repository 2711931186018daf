/**
 * Which statement became which within two bodies: rounds from strict to lenient, leaves before what holds them
 * (RefactoringMiner 2.0, section 3).
 */
package dev.refract.match.body.statement;
