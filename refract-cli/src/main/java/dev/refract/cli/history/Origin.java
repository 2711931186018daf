package dev.refract.cli.history;

import dev.refract.engine.Matches;
import dev.refract.match.mapping.EntityPair;
import dev.refract.match.mapping.Mapping;
import dev.refract.model.Entity;
import dev.refract.source.Comparison;
import java.util.Objects;
import java.util.Optional;

/**
 * An element, and what it was in a version that it may have come from.
 *
 * @param from full id of the commit with that version
 * @param comparison that version and the one with the element
 * @param before the element in that version; empty where it is not in there
 * @param after the element
 */
record Origin(String from, Comparison comparison, Optional<Entity> before, Entity after) {
    Origin {
        Objects.requireNonNull(from, "from");
        Objects.requireNonNull(comparison, "comparison");
        Objects.requireNonNull(before, "before");
        Objects.requireNonNull(after, "after");
    }

    /** Whether it has the code that it had. */
    boolean isSameCode() {
        return before.filter(origin -> origin.own().sameCode(after.own())).isPresent();
    }

    boolean isFound() {
        return before.isPresent();
    }

    /** Of an element that came from several, the first is meant. */
    static Origin of(String from, Comparison comparison, Matches matches, Entity after) {
        Mapping mapping = matches.mapping();
        Optional<Entity> before = mapping.ofAfter(after)
                .or(() -> mapping.allPairs().stream()
                        .filter(pair -> pair.after() == after)
                        .findFirst())
                .map(EntityPair::before);
        return new Origin(from, comparison, before, after);
    }
}
