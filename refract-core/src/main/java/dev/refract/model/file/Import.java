package dev.refract.model.file;

import java.util.Objects;

/**
 * One import.
 *
 * @param name qualified name, without {@code *}
 * @param member whether it imports members of a type ({@code import static})
 * @param all whether it imports all that is in the package or type ({@code *})
 * @param node number of its node
 */
public record Import(String name, boolean member, boolean all, int node) {
    public Import {
        Objects.requireNonNull(name, "name");
    }

    /** The last part of the name. */
    public String simpleName() {
        return name.substring(name.lastIndexOf('.') + 1);
    }
}
