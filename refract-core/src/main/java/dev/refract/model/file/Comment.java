package dev.refract.model.file;

/**
 * A comment of a file.
 *
 * @param start offset of its first character
 * @param end offset after its last character
 * @param doc whether it documents the declaration that follows
 */
public record Comment(int start, int end, boolean doc) {}
