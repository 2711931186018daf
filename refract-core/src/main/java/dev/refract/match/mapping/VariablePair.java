package dev.refract.match.mapping;

import dev.refract.model.tree.Node;
import java.util.Objects;

/**
 * A local variable or parameter in both versions of a body.
 *
 * @param before its declaration before
 * @param after its declaration after
 * @param votes number of places at which the one stands for the other
 */
public record VariablePair(Node before, Node after, int votes) {
    public VariablePair {
        Objects.requireNonNull(before, "before");
        Objects.requireNonNull(after, "after");
    }

    /** The same, read from after to before. */
    VariablePair reversed() {
        return new VariablePair(after, before, votes);
    }

    /** Whether it has the same name in both. */
    public boolean sameName() {
        return before.name().equals(after.name());
    }
}
