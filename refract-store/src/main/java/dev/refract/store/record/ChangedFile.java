package dev.refract.store.record;

import java.util.Locale;
import java.util.Objects;

/**
 * A source file in which a commit differs from the one before.
 *
 * @param path its path
 * @param change what became of it
 */
public record ChangedFile(String path, Change change) {
    public ChangedFile {
        Objects.requireNonNull(path, "path");
        Objects.requireNonNull(change, "change");
    }

    /** What can become of a file; one that was moved is deleted here and added there. */
    public enum Change {
        ADDED,
        DELETED,
        CHANGED;

        /** The name in the database. */
        public String id() {
            return name().toLowerCase(Locale.ROOT);
        }
    }
}
