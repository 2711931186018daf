package dev.refract.match.body;

import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What code is made of when it is compared: without parentheses, without a {@code this.} that means nothing. */
final class Parts {
    private Parts() {}

    /** The code that a node stands for: parentheses and {@code this.} in front of a field are looked through. */
    static Node strip(Node node) {
        Node current = node;
        while (current.is(NodeKind.PARENTHESIZED) && current.size() > 1) {
            current = current.children().get(0);
        }
        if (current.is(NodeKind.FIELD_ACCESS) && ofThis(current)) {
            return current.child(Role.NAME).orElse(current);
        }
        return current;
    }

    /** The parts of a node, each stripped; not what stands in statements of its own. */
    static List<Node> of(Node node, Body body) {
        List<Node> parts = new ArrayList<>();
        for (Node child : node.children()) {
            if (!body.startsFragment(child) && !isNoise(child, node)) {
                add(node, strip(child), parts, body);
            }
        }
        return parts;
    }

    private static void add(Node parent, Node part, List<Node> parts, Body body) {
        boolean sameOperation = parts.isEmpty()
                && parent.is(NodeKind.INFIX)
                && part.is(NodeKind.INFIX)
                && part.label().equals(parent.label());
        if (sameOperation) {
            parts.addAll(of(part, body));
        } else {
            parts.add(part);
        }
    }

    private static boolean isNoise(Node child, Node parent) {
        return switch (child.kind()) {
            case MODIFIER, BLOCK -> true;
            case ANNOTATION -> !parent.is(NodeKind.ANNOTATION);
            case THIS -> child.role() == Role.RECEIVER && child.isLeaf() && parent.is(NodeKind.CALL);
            default -> false;
        };
    }

    private static boolean ofThis(Node access) {
        Optional<Node> receiver = access.child(Role.RECEIVER);
        return receiver.isPresent()
                && receiver.get().is(NodeKind.THIS)
                && receiver.get().isLeaf();
    }
}
