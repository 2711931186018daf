package dev.refract.match.mapping;

import dev.refract.model.SourceUnit;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
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
public record CodeChange(
        Optional<SourceUnit> beforeUnit, Optional<Node> before, Optional<SourceUnit> afterUnit, Optional<Node> after) {
    public CodeChange {
        Objects.requireNonNull(beforeUnit, "beforeUnit");
        Objects.requireNonNull(before, "before");
        Objects.requireNonNull(afterUnit, "afterUnit");
        Objects.requireNonNull(after, "after");
    }

    /** Code that was replaced. */
    public static CodeChange replaced(SourceUnit beforeUnit, Node before, SourceUnit afterUnit, Node after) {
        return new CodeChange(Optional.of(beforeUnit), Optional.of(before), Optional.of(afterUnit), Optional.of(after));
    }

    /** Code that was removed. */
    public static CodeChange removed(SourceUnit unit, Node node) {
        return new CodeChange(Optional.of(unit), Optional.of(node), Optional.empty(), Optional.empty());
    }

    /** Code that was added. */
    public static CodeChange added(SourceUnit unit, Node node) {
        return new CodeChange(Optional.empty(), Optional.empty(), Optional.of(unit), Optional.of(node));
    }

    /** Whether a name, of a type or of anything else, stands for another one. */
    public boolean exchangesNames() {
        return before.filter(CodeChange::isName).isPresent()
                && after.filter(CodeChange::isName).isPresent();
    }

    private static boolean isName(Node node) {
        return node.is(NodeKind.NAME) || node.is(NodeKind.TYPE_NAME);
    }

    /** The same, as far as the version after is concerned. */
    public CodeChange withoutBefore() {
        return new CodeChange(Optional.empty(), Optional.empty(), afterUnit, after);
    }

    /** The same, as far as the version before is concerned. */
    public CodeChange withoutAfter() {
        return new CodeChange(beforeUnit, before, Optional.empty(), Optional.empty());
    }
}
