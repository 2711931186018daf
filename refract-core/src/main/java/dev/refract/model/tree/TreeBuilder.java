package dev.refract.model.tree;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Builds a tree while a parser's tree is walked: a node is opened before its children and closed after them. The hashes
 * of a node are computed when it closes.
 *
 * <ul>
 *   <li><i>exact</i>: kinds, labels and children as written;
 *   <li><i>normalised</i>: without parentheses, without the braces around a single statement, modifiers and annotations
 *       in any order, literals by their meaning;
 *   <li><i>shape</i>: normalised, and without labels.
 * </ul>
 */
public final class TreeBuilder {
    static final NodeKind[] KINDS = NodeKind.values();
    static final Role[] ROLES = Role.values();
    private static final int STRING_SEED = NodeKind.STRING.ordinal();

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

    private final Map<String, Integer> labelNumbers = new HashMap<>();
    private final List<String> labelTexts = new ArrayList<>();
    private int[] labelHashes = new int[64];

    /** A builder for a tree of about this many nodes. */
    public TreeBuilder(int expectedNodes) {
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
        labelNumber("");
    }

    /** Opens a node without a label. */
    public int open(NodeKind kind, Role role, int start, int end) {
        return open(kind, role, "", start, end);
    }

    /** Opens a node; answers its number. Its range is from {@code start} to before {@code end}. */
    public int open(NodeKind kind, Role role, String label, int start, int end) {
        ensureCapacity();
        int node = count++;
        int labelNumber = labelNumber(label);
        kinds[node] = (byte) kind.ordinal();
        roles[node] = (byte) role.ordinal();
        labels[node] = labelNumber;
        starts[node] = start;
        lengths[node] = end - start;
        exact[node] = labelHashes[labelNumber];
        normalised[node] = labelHashes[labelNumber];
        return node;
    }

    /** Says what the label of an open node means, where other spellings mean the same. */
    public void meaning(int node, String meaning) {
        normalised[node] = Hashing.text(meaning);
    }

    /** Changes the range of an open node. */
    public void range(int node, int start, int end) {
        starts[node] = start;
        lengths[node] = end - start;
    }

    /** Closes a node after all that is below it. */
    public void close(int node) {
        sizes[node] = count - node;
        NodeKind kind = KINDS[kinds[node]];
        int seed = kind == NodeKind.TEXT_BLOCK ? STRING_SEED : kind.ordinal();
        exact[node] = hash(node, exact, Hashing.mix(kind.ordinal(), exact[node]), false);
        int only = onlyMeaningfulChild(node, kind);
        normalised[node] =
                only >= 0 ? normalised[only] : hash(node, normalised, Hashing.mix(seed, normalised[node]), true);
        shapes[node] = only >= 0 ? shapes[only] : hash(node, shapes, Hashing.finish(seed + 1), true);
    }

    /** The tree; the builder is of no use after that. */
    public SyntaxTree build(LineTable lines) {
        return new SyntaxTree(this, lines);
    }

    /** Number of nodes opened so far. */
    public int count() {
        return count;
    }

    String[] labelTable() {
        return labelTexts.toArray(String[]::new);
    }

    private int onlyMeaningfulChild(int node, NodeKind kind) {
        boolean transparent = kind == NodeKind.PARENTHESIZED || kind == NodeKind.BLOCK;
        boolean single = transparent && count > node + 1 && sizes[node + 1] == count - node - 1;
        return single ? node + 1 : -1;
    }

    private int hash(int node, int[] hashes, int seed, boolean modifiersInAnyOrder) {
        int hash = seed;
        int modifiers = 0;
        for (int child = node + 1; child < count; child += sizes[child]) {
            int contribution = Hashing.mix(roles[child], hashes[child]);
            if (modifiersInAnyOrder && roles[child] == Role.MODIFIER.ordinal()) {
                modifiers += Hashing.finish(contribution);
            } else {
                hash = Hashing.mix(hash, contribution);
            }
        }
        return Hashing.mix(hash, modifiers);
    }

    private int labelNumber(String label) {
        Integer known = labelNumbers.get(label);
        if (known != null) {
            return known;
        }
        int number = labelTexts.size();
        labelTexts.add(label);
        labelNumbers.put(label, number);
        if (number == labelHashes.length) {
            labelHashes = Arrays.copyOf(labelHashes, number * 2);
        }
        labelHashes[number] = Hashing.text(label);
        return number;
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
