package dev.refract.source;

import java.util.Objects;

/**
 * One file of one version.
 *
 * @param path path inside the code base, with {@code /} between folders
 * @param contentId identifies the content: two files with the same id have the same text (a git blob id, or a digest)
 * @param text the decoded text, without byte order mark, line ends as they are in the file
 */
public record SourceFile(String path, String contentId, String text) {
    public SourceFile {
        Objects.requireNonNull(path, "path");
        Objects.requireNonNull(contentId, "contentId");
        Objects.requireNonNull(text, "text");
    }

    /** Its name, without the folders. */
    public String name() {
        return path.substring(path.lastIndexOf('/') + 1);
    }

    /** Path of the folder that holds the file, empty for the root. */
    public String folder() {
        int slash = path.lastIndexOf('/');
        return slash < 0 ? "" : path.substring(0, slash);
    }
}
