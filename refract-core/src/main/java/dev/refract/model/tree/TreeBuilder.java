package dev.refract.model.tree;

import java.util.Arrays;

/**
 * Builds a tree while a parser's tree is walked: a node is opened before its children and closed after them. The hashes
 * of a node are computed when it closes: <i>exact</i> by the tokens as written, <i>normalised</i> without differences
 * that mean nothing, <i>shape</i> like normalised and without labels.
 */
public final class TreeBuilder {
    static final NodeKind[] KINDS = NodeKind.values();
    static final Role[] ROLES = Role.values();

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

    private final char[] text;
    private final LabelTable labelTable = new LabelTable();
    private final NodeHashes hashes;

    /** A builder for a tree of about this many nodes that has no text. */
    public TreeBuilder(int expectedNodes) {
        this(expectedNodes, new char[0], TokenHashing.NONE);
    }

    /**
     * A builder for the tree of a text.
     *
     * @param expectedNodes about how many nodes it will have
     * @param text the text, which is not copied
     * @param tokens what knows the tokens between the nodes
     */
    public TreeBuilder(int expectedNodes, char[] text, TokenHashing tokens) {
        this.text = text;
        hashes = new NodeHashes(this, tokens);
        int capacity = Math.max(16, expectedNodes);
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

    /** Opens a node without a label. */
    public int open(NodeKind kind, Role role, int start, int end) {
        return open(kind, role, 0, start, end);
    }

    /** Opens a node; answers its number. Its range is from {@code start} to before {@code end}. */
    public int open(NodeKind kind, Role role, String label, int start, int end) {
        return open(kind, role, labelTable.number(label), start, end);
    }

    /** Opens a node whose label is its text. */
    public int openAsWritten(NodeKind kind, Role role, int start, int end) {
        return open(kind, role, labelTable.number(text, start, end), start, end);
    }

    private int open(NodeKind kind, Role role, int labelNumber, int start, int end) {
        if (start < 0 || end < start) {
            throw new IllegalArgumentException("bad range " + start + ".." + end + " of " + kind);
        }
        ensureCapacity();
        int node = count++;
        kinds[node] = (byte) kind.ordinal();
        roles[node] = (byte) role.ordinal();
        labels[node] = labelNumber;
        starts[node] = start;
        lengths[node] = end - start;
        exact[node] = labelTable.hash(labelNumber);
        normalised[node] = exact[node];
        return node;
    }

    /** Gives an open node a label that is a part of the text, and another one than that of the node. */
    public void label(int node, int start, int end) {
        labels[node] = labelTable.number(text, start, end);
        exact[node] = labelHash(node);
        normalised[node] = exact[node];
    }

    /** Says what the label of an open node means, where other spellings mean the same. */
    public void meaning(int node, String meaning) {
        normalised[node] = Hashing.text(meaning);
    }

    /** The same where the meaning is a part of the text: what is between the quotes of a string. */
    public void meaning(int node, int start, int end) {
        normalised[node] = Hashing.text(text, start, end);
    }

    /** Closes a node after all that is below it. */
    public void close(int node) {
        sizes[node] = count - node;
        hashes.compute(node, KINDS[kinds[node]]);
    }

    /** The tree; the builder is of no use after that. */
    public SyntaxTree build(LineTable lines) {
        return new SyntaxTree(this, lines);
    }

    /** Number of nodes opened so far. */
    public int count() {
        return count;
    }

    LabelTexts labelTexts() {
        return labelTable.texts();
    }

    /** Offset after the last character of a node. */
    int end(int node) {
        return starts[node] + lengths[node];
    }

    int labelHash(int node) {
        return labelTable.hash(labels[node]);
    }

    private void ensureCapacity() {
        if (count < kinds.length) {
            return;
        }
        int capacity = kinds.length + (kinds.length >> 1);
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
