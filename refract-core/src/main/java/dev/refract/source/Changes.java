package dev.refract.source;

import java.util.List;
import java.util.Objects;
import java.util.function.Predicate;

/**
 * What an input knows of two versions before any file is read.
 *
 * @param files the paths that differ
 * @param notes entries that are no source files, and what could not be listed
 * @param folderBefore whether a folder (empty: the root) is in the whole version before
 * @param folderAfter whether a folder is in the whole version after
 */
public record Changes(
        List<Change> files, List<Skip> notes, Predicate<String> folderBefore, Predicate<String> folderAfter) {
    public Changes {
        files = List.copyOf(files);
        notes = List.copyOf(notes);
        Objects.requireNonNull(folderBefore, "folderBefore");
        Objects.requireNonNull(folderAfter, "folderAfter");
    }
}
