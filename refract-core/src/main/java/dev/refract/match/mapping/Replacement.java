package dev.refract.match.mapping;

import dev.refract.model.tree.Node;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Code in a statement that stands where other code stood (RefactoringMiner 2.0, Table 5): an expression for an expression,
 * a type for a type, an operator for an operator; or code that was added to, or removed from, a list.
 *
 * @param before the code before; empty where code was added
 * @param after the code after; empty where code was removed
 */
public record Replacement(Optional<Node> before, Optional<Node> after) {
    public Replacement {
        Objects.requireNonNull(before, "before");
        Objects.requireNonNull(after, "after");
    }

    /** One piece of code for another. */
    public static Replacement of(Node before, Node after) {
        return new Replacement(Optional.of(before), Optional.of(after));
    }

    /** The same, read from after to before. */
    Replacement reversed() {
        return new Replacement(after, before);
    }

    /** What stands on both sides; empty where something stands on one alone. */
    public Optional<NodePair> exchange() {
        return before.flatMap(left -> after.map(right -> new NodePair(left, right)));
    }

    /** What stands for what in some replacements; those in which code only came or went are none. */
    public static Stream<NodePair> exchanges(List<Replacement> replacements) {
        return replacements.stream().flatMap(replacement -> replacement.exchange().stream());
    }
}
