package dev.refract.model.tree;

import java.util.Arrays;

/**
 * What a tree is built in, larger than the tree. A thread uses one again and again: clearing and growing new arrays for
 * each file would cost a tenth of the conversion.
 */
final class NodeArrays {
    /** What is larger is not kept: a file of half a million characters. A thread keeps a megabyte and a half. */
    private static final int KEPT_NODES = 1 << 15;

    private static final int KEPT_LABELS = 1 << 12;
    /** Holds nothing while the thread's arrays are in use, so that two trees can be built at a time. */
    private static final ThreadLocal<NodeArrays[]> SPARE = ThreadLocal.withInitial(() -> new NodeArrays[1]);

    byte[] kinds;
    byte[] roles;
    int[] labels;
    int[] starts;
    int[] lengths;
    int[] sizes;
    int[] exact;
    int[] normalised;
    int[] shapes;
    int count;

    final LabelTable labelTable = new LabelTable();

    private NodeArrays(int capacity) {
        kinds = new byte[capacity];
        roles = new byte[capacity];
        labels = new int[capacity];
        starts = new int[capacity];
        lengths = new int[capacity];
        sizes = new int[capacity];
        exact = new int[capacity];
        normalised = new int[capacity];
        shapes = new int[capacity];
    }

    /** Empty arrays for about this many nodes, which are the caller's until they are given back. */
    static NodeArrays take(int expectedNodes) {
        NodeArrays[] holder = SPARE.get();
        NodeArrays spare = holder[0];
        holder[0] = null;
        if (spare == null || spare.kinds.length < expectedNodes) {
            return new NodeArrays(Math.max(16, expectedNodes));
        }
        return spare;
    }

    /** Lets the thread use the arrays again; whoever never does this leaves them to the collector. */
    void giveBack() {
        if (kinds.length <= KEPT_NODES && labelTable.count() <= KEPT_LABELS) {
            count = 0;
            labelTable.clear();
            SPARE.get()[0] = this;
        }
    }

    /** Number of a new node, of which nothing is set. */
    int add() {
        if (count == kinds.length) {
            grow(count + (count >> 1));
        }
        return count++;
    }

    /** Offset after the last character of a node. */
    int end(int node) {
        return starts[node] + lengths[node];
    }

    private void grow(int capacity) {
        kinds = Arrays.copyOf(kinds, capacity);
        roles = Arrays.copyOf(roles, capacity);
        labels = Arrays.copyOf(labels, capacity);
        starts = Arrays.copyOf(starts, capacity);
        lengths = Arrays.copyOf(lengths, capacity);
        sizes = Arrays.copyOf(sizes, capacity);
        exact = Arrays.copyOf(exact, capacity);
        normalised = Arrays.copyOf(normalised, capacity);
        shapes = Arrays.copyOf(shapes, capacity);
    }
}
