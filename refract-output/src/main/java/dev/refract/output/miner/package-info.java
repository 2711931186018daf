/** Findings in the JSON format of RefactoringMiner; its conventions are in {@code docs/refactoringminer-format.md}. */
package dev.refract.output.miner;
