package dev.refract.match.change;

import dev.refract.match.mapping.Change;
import dev.refract.match.mapping.Steps;
import dev.refract.model.SourceUnit;
import dev.refract.model.tree.Node;
import java.util.List;

/** Collects the smallest differing nodes between trees of two files. */
final class TreeChanges {
    private final Alignment alignment;
    private final SourceUnit beforeUnit;
    private final SourceUnit afterUnit;
    private final List<Change> changes;

    TreeChanges(SourceUnit beforeUnit, SourceUnit afterUnit, List<Change> changes, Steps steps) {
        this.alignment = new Alignment(steps);
        this.beforeUnit = beforeUnit;
        this.afterUnit = afterUnit;
        this.changes = changes;
    }

    /** Adds what differs between two nodes. */
    void compare(Node before, Node after) {
        if (before.sameCode(after)) {
            return;
        }
        boolean comparable = before.kind() == after.kind() && before.label().equals(after.label());
        if (!comparable || before.isLeaf() || after.isLeaf()) {
            changes.add(Change.replaced(beforeUnit, before, afterUnit, after));
            return;
        }
        compare(before.children(), after.children());
    }

    /** Adds what differs between two lists of siblings. */
    void compare(List<Node> before, List<Node> after) {
        for (Alignment.Slot slot : alignment.differing(before, after)) {
            if (slot.before().isEmpty()) {
                slot.after().ifPresent(node -> changes.add(Change.added(afterUnit, node)));
            } else if (slot.after().isEmpty()) {
                slot.before().ifPresent(node -> changes.add(Change.removed(beforeUnit, node)));
            } else {
                compare(slot.before().get(), slot.after().get());
            }
        }
    }
}
