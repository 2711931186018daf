/** What an analysis says: refactorings with participants and evidence, the leftover, the outcome; and the catalog of kinds. */
package dev.refract.finding;
