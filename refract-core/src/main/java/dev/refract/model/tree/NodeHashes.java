package dev.refract.model.tree;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.Set;

/**
 * Computes the hashes of a node from those of its children.
 *
 * <ul>
 *   <li><i>exact</i>: kinds, labels, children and all other tokens as written;
 *   <li><i>normalised</i>: without parentheses, without the braces around a single statement, modifiers and the arguments
 *       of annotations in any order, literals by their meaning, array dimensions at the type;
 *   <li><i>shape</i>: normalised, and without labels.
 * </ul>
 */
final class NodeHashes {
    private static final int NONE = -1;
    /** Leaves of these kinds have no tokens but those in the label. */
    private static final Set<NodeKind> SPELLED_KINDS = EnumSet.of(
            NodeKind.NAME,
            NodeKind.TYPE_NAME,
            NodeKind.PRIMITIVE_TYPE,
            NodeKind.MODIFIER,
            NodeKind.STRING,
            NodeKind.TEXT_BLOCK,
            NodeKind.CHARACTER,
            NodeKind.NUMBER,
            NodeKind.BOOLEAN,
            NodeKind.IMPORT);
    /** The same, by the ordinals of kinds. */
    private static final boolean[] SPELLED = new boolean[TreeBuilder.KINDS.length];

    private static final int STRING_SEED = NodeKind.STRING.ordinal();
    private static final int ARRAY = Hashing.finish(NodeKind.ARRAY_TYPE.ordinal());
    private static final byte MODIFIER = (byte) Role.MODIFIER.ordinal();
    private static final byte DIMENSION = (byte) Role.DIMENSION.ordinal();
    private static final byte FRAGMENT = (byte) Role.FRAGMENT.ordinal();
    private static final byte TYPE = (byte) Role.TYPE.ordinal();
    private static final byte ANNOTATION_ARGUMENT = (byte) NodeKind.ANNOTATION_ARGUMENT.ordinal();
    private static final byte PARENTHESIZED = (byte) NodeKind.PARENTHESIZED.ordinal();
    private static final byte INFIX = (byte) NodeKind.INFIX.ordinal();

    /** Shape of a leaf, and seed of what has children, by kind. */
    private static final int[] SHAPES = new int[TreeBuilder.KINDS.length];

    static {
        Arrays.setAll(SHAPES, kind -> Hashing.finish(kind + 1));
        SPELLED_KINDS.forEach(kind -> SPELLED[kind.ordinal()] = true);
        SHAPES[NodeKind.TEXT_BLOCK.ordinal()] = SHAPES[STRING_SEED];
    }

    private final TreeBuilder nodes;
    private final TokenHashing tokens;
    private int meaning;
    private int shape;
    private int meaningInAnyOrder;
    private int shapeInAnyOrder;

    NodeHashes(TreeBuilder nodes, TokenHashing tokens) {
        this.nodes = nodes;
        this.tokens = tokens;
    }

    /** Computes the hashes of a node whose children are closed. */
    void compute(int node, NodeKind kind) {
        boolean spelled = nodes.count == node + 1 && SPELLED[kind.ordinal()];
        if (spelled && nodes.exact[node] == nodes.normalised[node] && kind != NodeKind.TEXT_BLOCK) {
            computeWord(node, kind.ordinal());
        } else {
            nodes.exact[node] = Hashing.finish(spelled ? word(node, kind.ordinal()) : exact(node, kind));
            computeMeaning(node, kind);
        }
    }

    /** For what is no more than a label that can be spelled in one way only, which is most of all nodes. */
    private void computeWord(int node, int kind) {
        int hash = Hashing.finish(word(node, kind));
        nodes.exact[node] = hash;
        nodes.normalised[node] = hash;
        nodes.shapes[node] = SHAPES[kind];
    }

    private int word(int node, int kind) {
        return Hashing.mix(kind, nodes.exact[node]);
    }

    private void computeMeaning(int node, NodeKind kind) {
        int only = onlyMeaningfulChild(node, kind);
        if (only != NONE) {
            nodes.normalised[node] = nodes.normalised[only];
            nodes.shapes[node] = nodes.shapes[only];
            return;
        }
        begin(node, kind);
        if (nodes.count == node + 1) {
            nodes.normalised[node] = Hashing.finish(meaning);
            nodes.shapes[node] = shape;
            return;
        }
        addChildren(node, kind);
        nodes.normalised[node] = meaning();
        nodes.shapes[node] = shape();
    }

    private int exact(int node, NodeKind kind) {
        int hash = word(node, kind.ordinal());
        int position = nodes.starts[node];
        int end = position + nodes.lengths[node];
        for (int child = node + 1; child < nodes.count; child += nodes.sizes[child]) {
            int start = nodes.starts[child];
            hash = tokens.mix(hash, position, start);
            hash = Hashing.mix(hash, nodes.exact[child] + nodes.roles[child]);
            position = start + nodes.lengths[child];
        }
        return tokens.mix(hash, position, end);
    }

    private int onlyMeaningfulChild(int node, NodeKind kind) {
        boolean transparent = kind == NodeKind.PARENTHESIZED || kind == NodeKind.BLOCK;
        boolean single = transparent && nodes.count > node + 1 && nodes.sizes[node + 1] == nodes.count - node - 1;
        return single ? node + 1 : NONE;
    }

    private void begin(int node, NodeKind kind) {
        int seed = kind == NodeKind.TEXT_BLOCK ? STRING_SEED : kind.ordinal();
        begin(Hashing.mix(seed, nodes.normalised[node]), SHAPES[seed]);
    }

    private int meaning() {
        return Hashing.finish(meaningInAnyOrder == 0 ? meaning : Hashing.mix(meaning, meaningInAnyOrder));
    }

    private int shape() {
        return Hashing.finish(shapeInAnyOrder == 0 ? shape : Hashing.mix(shape, shapeInAnyOrder));
    }

    private void begin(int meaningSeed, int shapeSeed) {
        meaning = meaningSeed;
        shape = shapeSeed;
        meaningInAnyOrder = 0;
        shapeInAnyOrder = 0;
    }

    private void addChildren(int node, NodeKind kind) {
        switch (kind) {
            case INFIX -> addOperands(node);
            case ARRAY_TYPE -> addElementAndDimensions(node);
            case METHOD, ANNOTATION_MEMBER, PARAMETER, RECORD_COMPONENT, FIELD, LOCAL_VARIABLE -> {
                int declarator = arrayDeclarator(node, kind);
                if (declarator == NONE) {
                    addFrom(node + 1);
                } else {
                    addArray(node, declarator);
                }
            }
            default -> addFrom(node + 1);
        }
    }

    private void addFrom(int first) {
        for (int child = first; child < nodes.count; child += nodes.sizes[child]) {
            add(child, nodes.normalised[child], nodes.shapes[child]);
        }
    }

    private void add(int child, int childMeaning, int childShape) {
        int role = nodes.roles[child];
        if (role == MODIFIER || nodes.kinds[child] == ANNOTATION_ARGUMENT) {
            meaningInAnyOrder += Hashing.finish(childMeaning + role);
            shapeInAnyOrder += Hashing.finish(childShape + role);
        } else {
            meaning = Hashing.mix(meaning, childMeaning + role);
            shape = Hashing.mix(shape, childShape + role);
        }
    }

    /** {@code (a + b) + c} is {@code a + b + c}: what the left operand has is taken over. */
    private void addOperands(int node) {
        int left = node + 1;
        while (left < nodes.count && nodes.kinds[left] == PARENTHESIZED) {
            left++;
        }
        boolean same = left < nodes.count && nodes.kinds[left] == INFIX && nodes.labels[left] == nodes.labels[node];
        if (same) {
            begin(Hashing.reopen(nodes.normalised[left]), Hashing.reopen(nodes.shapes[left]));
            addFrom(node + 1 + nodes.sizes[node + 1]);
        } else {
            addFrom(node + 1);
        }
    }

    /** The node after whose name a declaration has its dimensions: {@code a[]} in {@code int a[];}. */
    private int arrayDeclarator(int node, NodeKind kind) {
        if (kind != NodeKind.FIELD && kind != NodeKind.LOCAL_VARIABLE) {
            return hasDimensions(node, nodes.count) ? node : NONE;
        }
        int fragment = NONE;
        for (int child = node + 1; child < nodes.count; child += nodes.sizes[child]) {
            if (nodes.roles[child] == FRAGMENT) {
                if (fragment != NONE) {
                    return NONE;
                }
                fragment = child;
            }
        }
        return fragment != NONE && hasDimensions(fragment, fragment + nodes.sizes[fragment]) ? fragment : NONE;
    }

    private boolean hasDimensions(int node, int end) {
        for (int child = node + 1; child < end; child += nodes.sizes[child]) {
            if (nodes.roles[child] == DIMENSION) {
                return true;
            }
        }
        return false;
    }

    /** {@code int a[]} is {@code int[] a}: the dimensions count as part of the type. */
    private void addArray(int node, int declarator) {
        for (int child = node + 1; child < nodes.count; child += nodes.sizes[child]) {
            if (nodes.roles[child] == TYPE) {
                addTyped(child, declarator);
            } else if (child == declarator) {
                addWithoutDimensions(child);
            } else if (nodes.roles[child] != DIMENSION) {
                add(child, nodes.normalised[child], nodes.shapes[child]);
            }
        }
    }

    private void addTyped(int type, int declarator) {
        NodeHashes array = new NodeHashes(nodes, TokenHashing.NONE);
        array.begin(nodes.normalised[type], nodes.shapes[type]);
        array.addDimensions(declarator);
        add(type, array.meaning(), array.shape());
    }

    private void addWithoutDimensions(int variable) {
        NodeHashes rest = new NodeHashes(nodes, TokenHashing.NONE);
        int seed = nodes.kinds[variable];
        rest.begin(Hashing.mix(seed, nodes.labelHash(variable)), SHAPES[seed]);
        int end = variable + nodes.sizes[variable];
        for (int child = variable + 1; child < end; child += nodes.sizes[child]) {
            if (nodes.roles[child] != DIMENSION) {
                rest.add(child, nodes.normalised[child], nodes.shapes[child]);
            }
        }
        add(variable, rest.meaning(), rest.shape());
    }

    private void addElementAndDimensions(int arrayType) {
        if (nodes.sizes[arrayType] > 1) {
            begin(nodes.normalised[arrayType + 1], nodes.shapes[arrayType + 1]);
            addDimensions(arrayType);
        }
    }

    private void addDimensions(int node) {
        int end = node + nodes.sizes[node];
        for (int child = node + 1; child < end; child += nodes.sizes[child]) {
            if (nodes.roles[child] == DIMENSION) {
                meaning = Hashing.mix(meaning, ARRAY + nodes.normalised[child]);
                shape = Hashing.mix(shape, ARRAY + nodes.shapes[child]);
            }
        }
    }
}
