package dev.refract.detect.spi;

import dev.refract.model.Declared;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import java.util.ArrayDeque;
import java.util.Deque;

/**
 * Walks through code in its order, without recursion, past the words of access and the packages in front of names:
 * {@code java.util.List} is met as the name {@code List}.
 */
final class CodeWalk {
    private final Node root;
    private final Deque<Integer> ends = new ArrayDeque<>();
    private Node node;
    private boolean qualified;
    private int next;

    CodeWalk(Node root) {
        this.root = root;
        this.next = root.index();
    }

    /** Goes to the next node; false behind the last one. */
    boolean advance() {
        int end = root.index() + root.size();
        while (next < end && AccessWords.isOne(at(next))) {
            next++;
        }
        if (next >= end) {
            return false;
        }
        node = at(next);
        while (!ends.isEmpty() && ends.peek() <= next) {
            ends.pop();
        }
        qualified = isTypeInPackage(node);
        ends.push(next + node.size());
        next += qualified ? node.size() : 1;
        return true;
    }

    private Node at(int index) {
        return root.tree().node(index);
    }

    /** How many nodes are around this one. */
    int depth() {
        return ends.size();
    }

    NodeKind kind() {
        return qualified ? NodeKind.NAME : node.kind();
    }

    Role role() {
        return node.role();
    }

    /** Whether the label is a name, which may have been exchanged. */
    boolean isName() {
        return kind() == NodeKind.NAME || kind() == NodeKind.TYPE_NAME;
    }

    String label() {
        if (qualified) {
            return node.name();
        }
        return node.is(NodeKind.TYPE_NAME) ? Declared.withoutPackage(node.label()) : node.label();
    }

    /** {@code java.util.Objects} among expressions: a name of words as types have it, behind words as packages have. */
    private static boolean isTypeInPackage(Node node) {
        return node.is(NodeKind.FIELD_ACCESS)
                && isWrittenAsType(node.name())
                && node.child(Role.RECEIVER)
                        .filter(CodeWalk::isWrittenAsPackage)
                        .isPresent();
    }

    private static boolean isWrittenAsType(String name) {
        return name.length() > 1
                && Character.isUpperCase(name.charAt(0))
                && name.chars().anyMatch(Character::isLowerCase);
    }

    private static boolean isWrittenAsPackage(Node node) {
        Node rest = node;
        while (rest.is(NodeKind.FIELD_ACCESS) && Character.isLowerCase(firstLetter(rest.name()))) {
            rest = rest.child(Role.RECEIVER).orElse(rest.tree().root());
        }
        return rest.is(NodeKind.NAME) && Character.isLowerCase(firstLetter(rest.label()));
    }

    private static char firstLetter(String name) {
        return name.isEmpty() ? '\0' : name.charAt(0);
    }
}
