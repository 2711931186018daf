package dev.refract.match.mapping;

import dev.refract.model.tree.Node;
import java.util.List;
import java.util.Objects;

/**
 * A statement that is in both versions of a body.
 *
 * @param before the statement before; with statements in it, its head
 * @param after the statement after
 * @param rule name of the rule that accepted the pair
 * @param equal the largest parts of the two that are equal; the two themselves where nothing differs
 * @param replacements what differs in the statement itself
 */
public record StatementLink(
        Node before, Node after, String rule, List<NodePair> equal, List<Replacement> replacements) {
    public StatementLink {
        Objects.requireNonNull(before, "before");
        Objects.requireNonNull(after, "after");
        Objects.requireNonNull(rule, "rule");
        equal = List.copyOf(equal);
        replacements = List.copyOf(replacements);
    }

    /** The same, read from after to before. */
    StatementLink reversed() {
        return new StatementLink(
                after,
                before,
                rule,
                equal.stream().map(NodePair::reversed).toList(),
                replacements.stream().map(Replacement::reversed).toList());
    }
}
