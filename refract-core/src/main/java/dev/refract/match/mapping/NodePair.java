package dev.refract.match.mapping;

import dev.refract.model.tree.Node;
import java.util.Objects;

/** Code in both versions. */
public record NodePair(Node before, Node after) {
    public NodePair {
        Objects.requireNonNull(before, "before");
        Objects.requireNonNull(after, "after");
    }

    /** The same, read from after to before. */
    public NodePair reversed() {
        return new NodePair(after, before);
    }
}
