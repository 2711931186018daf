package dev.refract.source;

import java.util.List;
import java.util.Objects;

/**
 * What an input hands to the engine: two versions, and what of them could not be read.
 *
 * @param before the version before the change; {@link SourceSet#EMPTY} for a root commit
 * @param after the version after the change
 * @param skipped files that take no part, and why
 */
public record Comparison(SourceSet before, SourceSet after, List<Skip> skipped) {
    public Comparison {
        Objects.requireNonNull(before, "before");
        Objects.requireNonNull(after, "after");
        skipped = List.copyOf(skipped);
    }
}
