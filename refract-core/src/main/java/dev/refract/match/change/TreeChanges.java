package dev.refract.match.change;

import dev.refract.match.mapping.CodeChange;
import dev.refract.model.SourceUnit;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Collects the smallest differing nodes between trees of two files. */
final class TreeChanges {
    private final Alignment alignment;
    private final SourceUnit beforeUnit;
    private final SourceUnit afterUnit;
    private final List<CodeChange> changes;

    TreeChanges(SourceUnit beforeUnit, SourceUnit afterUnit, List<CodeChange> changes, Alignment alignment) {
        this.alignment = alignment;
        this.beforeUnit = beforeUnit;
        this.afterUnit = afterUnit;
        this.changes = changes;
    }

    /** Adds what differs between two nodes. */
    void compare(Node before, Node after) {
        if (before.sameCode(after)) {
            return;
        }
        Optional<Alignment.Slot> cores = alignment.cores(before, after);
        if (cores.isPresent()) {
            add(cores.get());
            return;
        }
        if (!comparable(before, after) || before.isLeaf() || after.isLeaf()) {
            changes.add(CodeChange.replaced(beforeUnit, before, afterUnit, after));
            return;
        }
        if (before.is(NodeKind.MODULE) && !before.label().equals(after.label())) {
            changes.add(CodeChange.replaced(beforeUnit, named(before), afterUnit, named(after)));
        }
        compare(before.children(), after.children());
    }

    /**
     * The label of a variable says whether it takes a variable number of arguments, which is a part of its type; that of a
     * module, whether it is open.
     */
    private static boolean comparable(Node before, Node after) {
        boolean inside = before.isParameter() || before.is(NodeKind.MODULE);
        return before.kind() == after.kind() && (inside || before.label().equals(after.label()));
    }

    /** The name of a module, beside which its {@code open} stands that has no node. */
    private static Node named(Node module) {
        return module.child(Role.NAME).orElse(module);
    }

    /** Adds what differs between two lists of siblings. The order of modifiers has no meaning. */
    void compare(List<Node> before, List<Node> after) {
        List<Node> removed = new ArrayList<>(before);
        List<Node> added = new ArrayList<>(after);
        removed.removeIf(node -> node.role() == Role.MODIFIER && removeEqual(node, added));
        alignment.differing(removed, added).forEach(this::add);
    }

    private void add(Alignment.Slot slot) {
        if (slot.before().isEmpty()) {
            slot.after().ifPresent(node -> changes.add(CodeChange.added(afterUnit, node)));
        } else if (slot.after().isEmpty()) {
            slot.before().ifPresent(node -> changes.add(CodeChange.removed(beforeUnit, node)));
        } else {
            compare(slot.before().get(), slot.after().get());
        }
    }

    private static boolean removeEqual(Node modifier, List<Node> others) {
        for (int i = 0; i < others.size() && others.get(i).role() == Role.MODIFIER; i++) {
            if (others.get(i).sameCode(modifier)) {
                others.remove(i);
                return true;
            }
        }
        return false;
    }
}
