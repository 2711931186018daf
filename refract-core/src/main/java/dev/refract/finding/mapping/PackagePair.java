package dev.refract.finding.mapping;

import java.util.Objects;

/**
 * One package in two versions: its folder is gone, and types of it are in a package that is new. A package that was split
 * is in several pairs, and so is one that others were merged into.
 *
 * @param before full name before the change
 * @param after full name after it
 * @param types number of types at top level that went with it
 */
public record PackagePair(String before, String after, int types) {
    public PackagePair {
        Objects.requireNonNull(before, "before");
        Objects.requireNonNull(after, "after");
        if (types < 1) {
            throw new IllegalArgumentException("a package without types: " + before);
        }
    }
}
