package dev.refract.match.mapping;

import dev.refract.model.SourceUnit;
import dev.refract.model.tree.Node;
import java.util.Objects;
import java.util.Optional;

/**
 * The smallest piece of code that differs: code that was replaced, removed (no after) or added (no before).
 *
 * @param beforeUnit the file of the code before
 * @param before the code before
 * @param afterUnit the file of the code after
 * @param after the code after
 */
public record Change(
        Optional<SourceUnit> beforeUnit, Optional<Node> before, Optional<SourceUnit> afterUnit, Optional<Node> after) {
    public Change {
        Objects.requireNonNull(beforeUnit, "beforeUnit");
        Objects.requireNonNull(before, "before");
        Objects.requireNonNull(afterUnit, "afterUnit");
        Objects.requireNonNull(after, "after");
    }

    /** Code that was replaced. */
    public static Change replaced(SourceUnit beforeUnit, Node before, SourceUnit afterUnit, Node after) {
        return new Change(Optional.of(beforeUnit), Optional.of(before), Optional.of(afterUnit), Optional.of(after));
    }

    /** Code that was removed. */
    public static Change removed(SourceUnit unit, Node node) {
        return new Change(Optional.of(unit), Optional.of(node), Optional.empty(), Optional.empty());
    }

    /** Code that was added. */
    public static Change added(SourceUnit unit, Node node) {
        return new Change(Optional.empty(), Optional.empty(), Optional.of(unit), Optional.of(node));
    }
}
