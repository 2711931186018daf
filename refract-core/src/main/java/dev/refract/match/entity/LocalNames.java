package dev.refract.match.entity;

import dev.refract.match.mapping.EntityPair;
import dev.refract.model.Entity;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Parameters whose names are those of local variables in the other version: such a parameter became the variable, or was it,
 * and is no other parameter. {@code run(String[] args)} is not {@code run(String[] sources)} where that declares
 * {@code List<String> args}.
 */
final class LocalNames {
    private final EntityPair callables;
    /** The local variables of the two bodies, looked up where they are asked for. */
    private Map<String, List<Node>> before;

    private Map<String, List<Node>> after;

    /** The local variables of the two bodies of a pair. */
    LocalNames(EntityPair callables) {
        this.callables = callables;
    }

    /** Whether one of the two is a variable in the other version, whatever its value. */
    boolean has(Node parameter, Node other) {
        return !after(parameter).isEmpty() || !before(other).isEmpty();
    }

    /**
     * Whether one of the two is a variable in the other version that is not made of the other: {@code Line line = (Line) other}
     * is what a parameter is needed for under its old name.
     */
    boolean hasApart(Node parameter, Node other) {
        return after(parameter).stream().anyMatch(variable -> !isMadeOf(variable, other))
                || before(other).stream().anyMatch(variable -> !isMadeOf(variable, parameter));
    }

    private List<Node> before(Node parameter) {
        if (before == null) {
            before = declarations(callables.before());
        }
        return before.getOrDefault(parameter.name(), List.of());
    }

    private List<Node> after(Node parameter) {
        if (after == null) {
            after = declarations(callables.after());
        }
        return after.getOrDefault(parameter.name(), List.of());
    }

    private static Map<String, List<Node>> declarations(Entity callable) {
        Map<String, List<Node>> declarations = new HashMap<>();
        callable.body()
                .ifPresent(code -> code.forEachBelow(node -> {
                    if (node.is(NodeKind.VARIABLE)) {
                        declarations
                                .computeIfAbsent(node.name(), unused -> new ArrayList<>())
                                .add(node);
                    }
                }));
        return declarations;
    }

    /** Whether the value of a variable names a parameter. */
    static boolean isMadeOf(Node variable, Node parameter) {
        return variable.hasBelow(node -> node.is(NodeKind.NAME) && node.label().equals(parameter.name()));
    }
}
