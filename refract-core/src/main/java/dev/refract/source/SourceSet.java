package dev.refract.source;

import java.util.List;
import java.util.Set;

/**
 * The files of one version that take part in a comparison. Which files those are is the input's policy: the changed
 * files of a commit, or whole folders.
 *
 * @param files the files, sorted by path
 * @param folders paths of the folders that exist in this version, at least among the folders of the files of both
 *     versions; tells whether a package is gone
 */
public record SourceSet(List<SourceFile> files, Set<String> folders) {
    public static final SourceSet EMPTY = new SourceSet(List.of(), Set.of());

    public SourceSet {
        files = List.copyOf(files);
        folders = Set.copyOf(folders);
    }
}
