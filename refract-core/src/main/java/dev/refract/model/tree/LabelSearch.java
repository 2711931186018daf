package dev.refract.model.tree;

import java.util.BitSet;
import java.util.function.Consumer;

/** Nodes of a tree whose labels are some of all: found by numbers, without a look at the texts. */
public final class LabelSearch {
    private final CompactInts labels;
    private final BitSet passing;

    LabelSearch(CompactInts labels, BitSet passing) {
        this.labels = labels;
        this.passing = passing;
    }

    /** Whether the node, or one below it, has such a label. */
    public boolean isIn(Node node) {
        int end = node.index() + node.size();
        return !passing.isEmpty() && next(node.index(), end) < end;
    }

    /** Calls the action with each node below one that has such a label, or holds a node that has one, in pre-order. */
    public void forEachAround(Node root, Consumer<Node> action) {
        SyntaxTree tree = root.tree();
        int end = root.index() + root.size();
        int found = next(root.index() + 1, end);
        for (int node = root.index() + 1; found < end; ) {
            if (node + tree.size(node) <= found) {
                node += tree.size(node);
                continue;
            }
            action.accept(tree.node(node));
            if (node == found) {
                found = next(node + 1, end);
            }
            node++;
        }
    }

    /** The first node from one number to before another that has such a label; the other where there is none. */
    private int next(int from, int end) {
        int node = from;
        while (node < end && !passing.get(labels.get(node))) {
            node++;
        }
        return node;
    }
}
