package dev.refract.model.tree;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;

/**
 * A view of one node of a tree: as cheap as a pair of a tree and a number, which it is.
 *
 * @param tree the tree of the node
 * @param index its number in pre-order
 */
public record Node(SyntaxTree tree, int index) {
    public Node {
        Objects.requireNonNull(tree, "tree");
    }

    /** What the node is. */
    public NodeKind kind() {
        return tree.kind(index);
    }

    /** Whether the node is of this kind. */
    public boolean is(NodeKind kind) {
        return tree.kind(index) == kind;
    }

    /** What the node is to its parent. */
    public Role role() {
        return tree.role(index);
    }

    /** Identifier, literal or operator; empty where the node has none. */
    public String label() {
        return tree.label(index);
    }

    /** Offset of the first character, 0-based. */
    public int start() {
        return tree.start(index);
    }

    /** Offset after the last character. */
    public int end() {
        return tree.start(index) + tree.length(index);
    }

    /** Number of nodes of the subtree, this one included. */
    public int size() {
        return tree.size(index);
    }

    /** Whether the node has no children. */
    public boolean isLeaf() {
        return size() == 1;
    }

    /** Whether the node declares a parameter, if only of a record. */
    public boolean isParameter() {
        return is(NodeKind.PARAMETER) || is(NodeKind.RECORD_COMPONENT);
    }

    /** Hash of the tokens as written. */
    public int exactHash() {
        return tree.exact(index);
    }

    /** Hash without differences that have no meaning, see {@link TreeBuilder}. */
    public int normalisedHash() {
        return tree.normalised(index);
    }

    /** Hash of the normalised structure without labels. */
    public int shapeHash() {
        return tree.shape(index);
    }

    /** Whether the two mean the same, as far as syntax tells. */
    public boolean sameCode(Node other) {
        return normalisedHash() == other.normalisedHash() && shapeHash() == other.shapeHash();
    }

    /** Whether both have a child with this role, the same in both. */
    public boolean hasSame(Role role, Node other) {
        return child(role)
                .flatMap(part -> other.child(role).filter(part::sameCode))
                .isPresent();
    }

    /** The children, in the order of the source. */
    public List<Node> children() {
        List<Node> children = new ArrayList<>();
        int end = index + size();
        for (int child = index + 1; child < end; child += tree.size(child)) {
            children.add(new Node(tree, child));
        }
        return children;
    }

    /** The children with this role. */
    public List<Node> children(Role role) {
        List<Node> children = new ArrayList<>();
        int end = index + size();
        for (int child = index + 1; child < end; child += tree.size(child)) {
            if (tree.role(child) == role) {
                children.add(new Node(tree, child));
            }
        }
        return children;
    }

    /** The first child with this role. */
    public Optional<Node> child(Role role) {
        int end = index + size();
        for (int child = index + 1; child < end; child += tree.size(child)) {
            if (tree.role(child) == role) {
                return Optional.of(new Node(tree, child));
            }
        }
        return Optional.empty();
    }

    /** Label of the child that names this node; empty where it has no name. */
    public String name() {
        return child(Role.NAME).map(Node::label).orElse("");
    }

    /** The word that names something here: the label of a name, and for other code its {@link #name}. */
    public String word() {
        return is(NodeKind.NAME) ? label() : name();
    }

    /** The node around this one; empty for the root. */
    public Optional<Node> parent() {
        int parent = tree.parent(index);
        return parent < 0 ? Optional.empty() : Optional.of(new Node(tree, parent));
    }

    /** Whether the other node is this one or lies below it. */
    public boolean contains(Node other) {
        return tree == other.tree && index <= other.index && other.index < index + size();
    }

    /** Calls the action with each node below this one, in pre-order. */
    public void forEachBelow(Consumer<Node> action) {
        int end = index + size();
        for (int node = index + 1; node < end; node++) {
            action.accept(new Node(tree, node));
        }
    }

    /** Whether there is a node of some sort below this one. */
    public boolean hasBelow(Predicate<Node> sort) {
        int end = index + size();
        for (int node = index + 1; node < end; node++) {
            if (sort.test(new Node(tree, node))) {
                return true;
            }
        }
        return false;
    }

    @Override
    public String toString() {
        return kind() + (label().isEmpty() ? "" : " " + label()) + " [" + start() + ".." + end() + ")";
    }
}
