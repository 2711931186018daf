package dev.refract.match.entity;

import dev.refract.match.mapping.EntityPair;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Parameters whose names are those of local variables in the other version: such a parameter became the variable, or was it,
 * and is no other parameter. {@code run(String[] args)} is not {@code run(String[] sources)} where that declares
 * {@code List<String> args}.
 *
 * @param before the body in the version before
 * @param after the body in the version after
 */
record LocalNames(Optional<Node> before, Optional<Node> after) {
    /** The local variables of the two bodies of a pair. */
    static LocalNames of(EntityPair callables) {
        return new LocalNames(callables.before().body(), callables.after().body());
    }

    /** Whether one of the two is a variable in the other version, whatever its value. */
    boolean has(Node parameter, Node other) {
        return !declarations(after, parameter).isEmpty()
                || !declarations(before, other).isEmpty();
    }

    /**
     * Whether one of the two is a variable in the other version that is not made of the other: {@code Line line = (Line) other}
     * is what a parameter is needed for under its old name.
     */
    boolean hasApart(Node parameter, Node other) {
        return declarations(after, parameter).stream().anyMatch(variable -> !isMadeOf(variable, other))
                || declarations(before, other).stream().anyMatch(variable -> !isMadeOf(variable, parameter));
    }

    private static List<Node> declarations(Optional<Node> body, Node parameter) {
        List<Node> declarations = new ArrayList<>();
        body.ifPresent(code -> code.forEachBelow(node -> {
            if (node.is(NodeKind.VARIABLE) && node.name().equals(parameter.name())) {
                declarations.add(node);
            }
        }));
        return declarations;
    }

    private static boolean isMadeOf(Node variable, Node parameter) {
        boolean[] found = {false};
        variable.forEachBelow(
                node -> found[0] |= node.is(NodeKind.NAME) && node.label().equals(parameter.name()));
        return found[0];
    }
}
