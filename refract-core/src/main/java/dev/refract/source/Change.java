package dev.refract.source;

import java.util.Objects;
import java.util.Optional;

/**
 * A path that differs between the two versions: added, deleted or changed.
 *
 * @param path path inside the code base, with {@code /} between folders
 * @param before its content before, where it was there
 * @param after its content after, where it is still there
 */
public record Change(String path, Optional<Content> before, Optional<Content> after) {
    public Change {
        Objects.requireNonNull(path, "path");
        Objects.requireNonNull(before, "before");
        Objects.requireNonNull(after, "after");
    }
}
