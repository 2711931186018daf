package dev.refract.model.file;

/**
 * A comment of a file.
 *
 * @param start offset of its first character
 * @param end offset after its last character
 * @param documented number of the node of the declaration that it documents; -1 where it documents none
 */
public record Comment(int start, int end, int documented) {}
