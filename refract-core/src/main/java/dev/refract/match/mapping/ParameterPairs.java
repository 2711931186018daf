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
 * @param regrouped several parameters in place of one, and one in place of several
 */
public record ParameterPairs(List<Matched> matched, List<Node> removed, List<Node> added, List<Regrouped> regrouped) {
    /** No parameters at all. */
    public static final ParameterPairs NONE = new ParameterPairs(List.of(), List.of(), List.of(), List.of());

    public ParameterPairs {
        matched = List.copyOf(matched);
        removed = List.copyOf(removed);
        added = List.copyOf(added);
        regrouped = List.copyOf(regrouped);
    }

    /** Whether one of two variables is a parameter that is no single one in the other version, but may be a local variable. */
    public boolean hasNoPartner(Node before, Node after) {
        return removed.contains(before)
                || added.contains(after)
                || regrouped.stream()
                        .anyMatch(group ->
                                group.before().contains(before) || group.after().contains(after));
    }

    /** One parameter in both versions. */
    public record Matched(Node before, Node after) {
        public Matched {
            Objects.requireNonNull(before, "before");
            Objects.requireNonNull(after, "after");
        }
    }
}
