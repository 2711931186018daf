package dev.refract.match.mapping;

import dev.refract.model.tree.Node;
import java.util.List;
import java.util.Objects;

/**
 * Which parameter of a callable became which.
 *
 * @param matched the parameters that are in both versions, in the order of the version before
 * @param removed the parameters that are only in the version before
 * @param added the parameters that are only in the version after
 */
public record ParameterPairs(List<Matched> matched, List<Node> removed, List<Node> added) {
    public ParameterPairs {
        matched = List.copyOf(matched);
        removed = List.copyOf(removed);
        added = List.copyOf(added);
    }

    /** One parameter in both versions. */
    public record Matched(Node before, Node after) {
        public Matched {
            Objects.requireNonNull(before, "before");
            Objects.requireNonNull(after, "after");
        }
    }
}
