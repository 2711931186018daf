package dev.refract.match.body.variable;

import dev.refract.match.body.code.Body;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import java.util.Optional;

/**
 * What a variable is named for where another one is named in the other version. Objects of a type that was renamed are made of
 * the same; a callable that was renamed may take other things.
 */
final class Purposes {
    private final Body before;
    private final Body after;

    Purposes(Body before, Body after) {
        this.before = before;
        this.after = after;
    }

    /** Whether two variables are asked, and for other things: {@code boxes.first()} and {@code shelf.newest()}. */
    boolean areAskedOtherwise(Node name, Node other) {
        return areOfOtherCalls(name, other, Role.RECEIVER);
    }

    /**
     * Whether two variables are handed to other callables: {@code draw(box)} and {@code count(label)}, {@code new Cart(box)}
     * and {@code new Shelf(label)}, or {@code super(box)} and {@code super(label, size)}.
     */
    boolean areHandedElsewhere(Node name, Node other) {
        return areOfOtherCalls(name, other, Role.ARGUMENT) || areOfOtherConstructors(name, other);
    }

    private static boolean areOfOtherConstructors(Node name, Node other) {
        int handed = handed(name);
        int handedAfter = handed(other);
        return handed > 0 && handedAfter > 0 && handed != handedAfter;
    }

    /** The number of arguments that a constructor hands to another one with a variable; 0 where it hands it to none. */
    private static int handed(Node name) {
        return name.parent()
                .filter(call -> call.is(NodeKind.SUPER_CONSTRUCTOR_CALL) || call.is(NodeKind.CONSTRUCTOR_CALL))
                .map(call -> call.children(Role.ARGUMENT).size())
                .orElse(0);
    }

    private boolean areOfOtherCalls(Node name, Node other, Role role) {
        Optional<Node> call = call(name, role);
        Optional<Node> another = call(other, role);
        return call.isPresent()
                && another.isPresent()
                && call.get().kind() == another.get().kind()
                && !called(call.get(), before).equals(called(another.get(), after));
    }

    private static Optional<Node> call(Node name, Role role) {
        return name.parent()
                .filter(parent -> name.role() == role && (parent.is(NodeKind.CALL) || parent.is(NodeKind.NEW)));
    }

    private static String called(Node call, Body body) {
        return call.is(NodeKind.CALL) ? call.name() : body.createdType(call);
    }
}
