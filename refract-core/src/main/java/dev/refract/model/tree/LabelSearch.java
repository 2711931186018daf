package dev.refract.model.tree;

import java.util.BitSet;

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
        for (int i = node.index(); !passing.isEmpty() && i < end; i++) {
            if (passing.get(labels.get(i))) {
                return true;
            }
        }
        return false;
    }
}
