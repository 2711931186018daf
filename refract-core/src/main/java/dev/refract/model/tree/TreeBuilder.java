package dev.refract.model.tree;

/**
 * Builds a tree while a parser's tree is walked: a node is opened before its children and closed after them. The hashes
 * of a node are computed when it closes: <i>exact</i> by the tokens as written, <i>normalised</i> without differences
 * that mean nothing, <i>shape</i> like normalised and without labels.
 */
public final class TreeBuilder {
    static final NodeKind[] KINDS = NodeKind.values();
    static final Role[] ROLES = Role.values();

    private final NodeArrays nodes;
    private final char[] text;
    private final LabelTable labelTable;
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
        nodes = NodeArrays.take(expectedNodes);
        labelTable = nodes.labelTable;
        hashes = new NodeHashes(nodes, tokens);
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

    /** Adds a leaf whose label is its text and which can be spelled in one way only: a name, a modifier. */
    public void addWord(NodeKind kind, Role role, int start, int end) {
        int node = openAsWritten(kind, role, start, end);
        nodes.sizes[node] = 1;
        hashes.computeWord(node);
    }

    private int open(NodeKind kind, Role role, int labelNumber, int start, int end) {
        if (start < 0 || end < start) {
            throw new IllegalArgumentException("bad range " + start + ".." + end + " of " + kind);
        }
        int node = nodes.add();
        nodes.kinds[node] = (byte) kind.ordinal();
        nodes.roles[node] = (byte) role.ordinal();
        nodes.starts[node] = start;
        nodes.lengths[node] = end - start;
        label(node, labelNumber);
        return node;
    }

    private void label(int node, int labelNumber) {
        int hash = labelTable.hash(labelNumber);
        nodes.labels[node] = labelNumber;
        nodes.exact[node] = hash;
        nodes.normalised[node] = hash;
    }

    /** Gives an open node a label that is a part of the text, and another one than that of the node. */
    public void label(int node, int start, int end) {
        label(node, labelTable.number(text, start, end));
    }

    /** Says what the label of an open node means, where other spellings mean the same. */
    public void meaning(int node, String meaning) {
        nodes.normalised[node] = Hashing.text(meaning);
    }

    /** The same where the meaning is a part of the text: what is between the quotes of a string. */
    public void meaning(int node, int start, int end) {
        nodes.normalised[node] = Hashing.text(text, start, end);
    }

    /** Closes a node after all that is below it. */
    public void close(int node) {
        nodes.sizes[node] = nodes.count - node;
        hashes.compute(node, KINDS[nodes.kinds[node]]);
    }

    /** The tree; the builder is of no use after that. */
    public SyntaxTree build(LineTable lines) {
        SyntaxTree tree = new SyntaxTree(nodes, lines);
        nodes.giveBack();
        return tree;
    }

    /** Number of nodes opened so far. */
    public int count() {
        return nodes.count;
    }
}
