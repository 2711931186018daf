package dev.refract.cli.history;

/**
 * An element as it is found again in another commit.
 *
 * @param file path of its file
 * @param element its id
 */
record Tracked(String file, String element) {}
