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

    private final NodeArrays nodes;
    private final TokenHashing tokens;
    private int meaning;
    private int shape;
    private int meaningInAnyOrder;
    private int shapeInAnyOrder;

    NodeHashes(NodeArrays nodes, TokenHashing tokens) {
        this.nodes = nodes;
        this.tokens = tokens;
    }

    /** Computes the hashes of a node whose children are closed. */
    void compute(int node, NodeKind kind) {
        if (nodes.count == node + 1) {
            computeLeaf(node, kind);
            return;
        }
        beginLabelled(node, kind.ordinal());
        nodes.exact[node] = Hashing.finish(addAll(node));
        reconsider(node, kind);
        nodes.normalised[node] = meaning();
        nodes.shapes[node] = shape();
    }

    /** Most of all nodes are no more than a label that can be spelled in one way only, so that two hashes are one. */
    private void computeLeaf(int node, NodeKind kind) {
        int word = word(node);
        boolean spelled = SPELLED[kind.ordinal()];
        boolean plain = spelled && nodes.exact[node] == nodes.normalised[node] && kind != NodeKind.TEXT_BLOCK;
        int exact = Hashing.finish(spelled ? word : tokens.mix(word, nodes.starts[node], nodes.end(node)));
        int seed = kind == NodeKind.TEXT_BLOCK ? STRING_SEED : kind.ordinal();
        nodes.normalised[node] = plain ? exact : Hashing.finish(Hashing.mix(seed, nodes.normalised[node]));
        nodes.shapes[node] = SHAPES[seed];
        nodes.exact[node] = exact;
    }

    /** The same for a leaf that is known to be such a label. */
    void computeWord(int node) {
        int hash = Hashing.finish(word(node));
        nodes.exact[node] = hash;
        nodes.normalised[node] = hash;
        nodes.shapes[node] = SHAPES[nodes.kinds[node]];
    }

    private int word(int node) {
        return Hashing.mix(nodes.kinds[node], nodes.exact[node]);
    }

    private void beginLabelled(int node, int kind) {
        begin(Hashing.mix(kind, nodes.normalised[node]), SHAPES[kind]);
    }

    private void begin(int meaningSeed, int shapeSeed) {
        meaning = meaningSeed;
        shape = shapeSeed;
        meaningInAnyOrder = 0;
        shapeInAnyOrder = 0;
    }

    private int meaning() {
        return Hashing.finish(meaningInAnyOrder == 0 ? meaning : Hashing.mix(meaning, meaningInAnyOrder));
    }

    private int shape() {
        return Hashing.finish(shapeInAnyOrder == 0 ? shape : Hashing.mix(shape, shapeInAnyOrder));
    }

    /** Adds all children; answers the exact hash, which is computed in the same pass. */
    private int addAll(int node) {
        int exact = word(node);
        int position = nodes.starts[node];
        int end = nodes.end(node);
        for (int child = node + 1; child < nodes.count; child += nodes.sizes[child]) {
            int start = nodes.starts[child];
            exact = position < start ? tokens.mix(exact, position, start) : exact;
            exact = Hashing.mix(exact, nodes.exact[child] + nodes.roles[child]);
            position = start + nodes.lengths[child];
            add(child, nodes.normalised[child], nodes.shapes[child]);
        }
        return position < end ? tokens.mix(exact, position, end) : exact;
    }

    /** What some kinds mean is not what all their children mean, one after the other. */
    private void reconsider(int node, NodeKind kind) {
        switch (kind) {
            case PARENTHESIZED, BLOCK -> takeOnlyChild(node);
            case INFIX -> joinOperands(node);
            case ARRAY_TYPE -> addElementAndDimensions(node);
            case METHOD, ANNOTATION_MEMBER, PARAMETER, RECORD_COMPONENT, FIELD, LOCAL_VARIABLE -> {
                int declarator = arrayDeclarator(node, kind);
                if (declarator != NONE) {
                    beginLabelled(node, kind.ordinal());
                    addArray(node, declarator);
                }
            }
            default -> {}
        }
    }

    /** Parentheses and braces around one thing are not there. */
    private void takeOnlyChild(int node) {
        int child = node + 1;
        if (nodes.sizes[child] == nodes.count - child) {
            begin(Hashing.reopen(nodes.normalised[child]), Hashing.reopen(nodes.shapes[child]));
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
    private void joinOperands(int node) {
        int left = node + 1;
        while (left < nodes.count && nodes.kinds[left] == PARENTHESIZED) {
            left++;
        }
        if (left < nodes.count && nodes.kinds[left] == INFIX && nodes.labels[left] == nodes.labels[node]) {
            begin(Hashing.reopen(nodes.normalised[left]), Hashing.reopen(nodes.shapes[left]));
            addFrom(node + 1 + nodes.sizes[node + 1]);
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
        rest.begin(Hashing.mix(seed, nodes.labelTable.hash(nodes.labels[variable])), SHAPES[seed]);
        int end = variable + nodes.sizes[variable];
        for (int child = variable + 1; child < end; child += nodes.sizes[child]) {
            if (nodes.roles[child] != DIMENSION) {
                rest.add(child, nodes.normalised[child], nodes.shapes[child]);
            }
        }
        add(variable, rest.meaning(), rest.shape());
    }

    private void addElementAndDimensions(int arrayType) {
        begin(nodes.normalised[arrayType + 1], nodes.shapes[arrayType + 1]);
        addDimensions(arrayType);
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
