package dev.refract.model.tree;

import java.util.Arrays;
import java.util.BitSet;
import java.util.function.Predicate;

/**
 * The syntax of one file in primitive arrays, 22 bytes a node, two more where parents were asked for, in pre-order: the
 * nodes below node {@code i} are those from {@code i + 1} to {@code i + size(i) - 1}. Free of paths and of the parser.
 */
public final class SyntaxTree {
    private final byte[] kinds;
    private final byte[] roles;
    private final CompactInts labels;
    private final RisingInts starts;
    private final CompactInts lengths;
    private final CompactInts sizes;
    private final int[] exact;
    private final int[] normalised;
    private final int[] shapes;
    private final LabelTexts labelTexts;
    private final LineTable lines;
    /** Told on demand, since few trees are asked: of files that changed. The same whoever tells it first. */
    private volatile CompactInts parents;

    SyntaxTree(NodeArrays nodes, LineTable lines) {
        int count = nodes.count;
        this.kinds = Arrays.copyOf(nodes.kinds, count);
        this.roles = Arrays.copyOf(nodes.roles, count);
        this.labels = CompactInts.of(nodes.labels, count);
        this.starts = RisingInts.of(nodes.starts, count);
        this.lengths = CompactInts.of(nodes.lengths, count);
        this.sizes = CompactInts.of(nodes.sizes, count);
        this.exact = Arrays.copyOf(nodes.exact, count);
        this.normalised = Arrays.copyOf(nodes.normalised, count);
        this.shapes = Arrays.copyOf(nodes.shapes, count);
        this.labelTexts = nodes.labelTable.texts();
        this.lines = lines;
    }

    /** The node of the whole file. */
    public Node root() {
        return new Node(this, 0);
    }

    /** The node with this number in pre-order. */
    public Node node(int index) {
        if (index < 0 || index >= kinds.length) {
            throw new IndexOutOfBoundsException("node " + index + " of " + kinds.length);
        }
        return new Node(this, index);
    }

    /**
     * The innermost node that holds all characters between two offsets. Every character of a file has such an owner:
     * a brace of a class belongs to the class, a comment to what it stands in.
     */
    public Node innermost(int start, int end) {
        int node = 0;
        int child = childAround(node, start, end);
        while (child >= 0) {
            node = child;
            child = childAround(node, start, end);
        }
        return new Node(this, node);
    }

    private int childAround(int node, int start, int end) {
        int last = node + size(node);
        for (int child = node + 1; child < last && start(child) <= start; child += size(child)) {
            if (end <= start(child) + length(child)) {
                return child;
            }
        }
        return -1;
    }

    /** Number of the parent of a node; -1 for the root. */
    int parent(int node) {
        CompactInts distances = parents;
        if (distances == null) {
            distances = parents();
            parents = distances;
        }
        return node - Math.max(1, distances.get(node));
    }

    /** How far before each node its parent is; nothing for the root. */
    private CompactInts parents() {
        int[] distances = new int[kinds.length];
        for (int node = 0; node < kinds.length; node++) {
            int end = node + size(node);
            for (int child = node + 1; child < end; child += size(child)) {
                distances[child] = child - node;
            }
        }
        return CompactInts.of(distances, kinds.length);
    }

    /** Finds the nodes whose labels pass a test, which is asked once for each distinct label. */
    public LabelSearch search(Predicate<String> test) {
        BitSet passing = new BitSet(labelTexts.size());
        for (int label = 0; label < labelTexts.size(); label++) {
            if (test.test(labelTexts.get(label))) {
                passing.set(label);
            }
        }
        return new LabelSearch(labels, passing);
    }

    /** Trees are equal only if they are the same object. */
    @Override
    public boolean equals(Object other) {
        return this == other;
    }

    /** The hash of the code, so that hash tables of nodes have the same order in each run. */
    @Override
    public int hashCode() {
        return normalised[0];
    }

    /** Number of nodes. */
    public int size() {
        return kinds.length;
    }

    /** Where the lines of the file start. */
    public LineTable lines() {
        return lines;
    }

    NodeKind kind(int node) {
        return TreeBuilder.KINDS[kinds[node]];
    }

    Role role(int node) {
        return TreeBuilder.ROLES[roles[node]];
    }

    String label(int node) {
        return labelTexts.get(labels.get(node));
    }

    int start(int node) {
        return starts.get(node);
    }

    int length(int node) {
        return lengths.get(node);
    }

    int size(int node) {
        return sizes.get(node);
    }

    int exact(int node) {
        return exact[node];
    }

    int normalised(int node) {
        return normalised[node];
    }

    int shape(int node) {
        return shapes[node];
    }
}
