package dev.refract.match.body.code;

import dev.refract.model.reference.LocalScopes;
import dev.refract.model.reference.TypeNames;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What code is made of when it is compared: without parentheses, without a {@code this.} that means nothing. */
public final class Parts {
    private static final int FEW = 4;

    /** What is asked from left to right, wherever the parentheses are. */
    private static final Set<String> LOGICAL = Set.of("&&", "||");

    private Parts() {}

    /** The code that a node stands for: parentheses and {@code this.} in front of a field are looked through. */
    public static Node strip(Node node) {
        Node current = node;
        while (current.is(NodeKind.PARENTHESIZED) && current.size() > 1) {
            current = current.children().get(0);
        }
        if (LocalScopes.isOfThis(current)) {
            return current.child(Role.NAME).orElse(current);
        }
        return current;
    }

    /** The name of the type of an object that is created, without what is in its brackets; empty for other code. */
    static String createdType(Node creation) {
        return creation.is(NodeKind.NEW)
                ? creation.child(Role.TYPE).map(TypeNames::erasure).orElse("")
                : "";
    }

    /** What is cast to another type; empty for other code. */
    public static Optional<Node> cast(Node expression) {
        return expression.is(NodeKind.CAST) ? expression.child(Role.EXPRESSION).map(Parts::strip) : Optional.empty();
    }

    /** Whether two expressions are calls of methods that are called differently. */
    public static boolean areOtherCalls(Node left, Node right) {
        return left.is(NodeKind.CALL) && right.is(NodeKind.CALL) && !left.name().equals(right.name());
    }

    /** The assignment that a statement makes, or gives back. */
    public static Optional<Node> assignment(Node statement) {
        return statement
                .child(Role.EXPRESSION)
                .map(Parts::strip)
                .filter(expression -> expression.is(NodeKind.ASSIGNMENT));
    }

    /** The one variable that a statement or a resource declares; empty where it declares several, or none. */
    public static Optional<Node> onlyVariable(Node declaration) {
        List<Node> variables = declaration.children(Role.FRAGMENT);
        return variables.size() == 1 ? Optional.of(variables.get(0)) : Optional.empty();
    }

    /** The code with the parentheses around it. */
    public static Node enclosed(Node node) {
        Node current = node;
        Optional<Node> around = node.parent();
        while (around.filter(parent -> parent.is(NodeKind.PARENTHESIZED)).isPresent()) {
            current = around.get();
            around = current.parent();
        }
        return current;
    }

    /**
     * The parts of a node, each as it stands, since what is in parentheses or behind {@code this.} has another role than
     * they have; not what stands in statements of its own. A body keeps them: see {@link Body#parts}.
     */
    static List<Node> of(Node node, Body body) {
        List<Node> parts = new ArrayList<>(FEW);
        for (Node child : node.children()) {
            if (!body.startsFragment(child) && !isNoise(child, node)) {
                add(node, child, parts, body);
            }
        }
        return parts;
    }

    private static void add(Node parent, Node part, List<Node> parts, Body body) {
        Node stripped = strip(part);
        boolean sameOperation = parent.is(NodeKind.INFIX)
                && stripped.is(NodeKind.INFIX)
                && stripped.label().equals(parent.label())
                && (parts.isEmpty() || LOGICAL.contains(parent.label()));
        if (sameOperation) {
            parts.addAll(body.parts(stripped));
        } else {
            parts.add(part);
        }
    }

    private static boolean isNoise(Node child, Node parent) {
        if (child.is(NodeKind.THIS)) {
            return child.role() == Role.RECEIVER && child.isLeaf() && parent.is(NodeKind.CALL);
        }
        return isAside(child) && !parent.is(NodeKind.ANNOTATION);
    }

    /** Whether a node is no part of a statement that it stands in. */
    static boolean isAside(Node node) {
        return node.is(NodeKind.MODIFIER) || node.is(NodeKind.BLOCK) || node.is(NodeKind.ANNOTATION);
    }
}
