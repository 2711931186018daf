package dev.refract.finding;

import java.util.List;
import java.util.Optional;

/** All kinds of refactoring that the field has names for, read from the pages of the catalog. */
public final class Catalog {
    private Catalog() {}

    /** All kinds, sorted by id. */
    public static List<Kind> kinds() {
        throw new UnsupportedOperationException("not written yet");
    }

    /** The kind with this id; for code that names a kind which it knows to exist. */
    public static Kind kind(String id) {
        throw new UnsupportedOperationException("not written yet " + id);
    }

    /** The kind with this id, or with this name in any case: {@code rename-class}, {@code Rename Class}. */
    public static Optional<Kind> find(String idOrName) {
        throw new UnsupportedOperationException("not written yet " + idOrName);
    }
}
