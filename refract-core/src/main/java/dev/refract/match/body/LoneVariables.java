package dev.refract.match.body;

import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Local variables that only one of two bodies has, read as the expressions that they are declared with: code that uses a
 * variable is the same code as one with the expression in its place.
 */
final class LoneVariables {
    private final Map<Node, Node> initializers = new HashMap<>();
    private final Set<Node> open = new HashSet<>();
    private final Code written;
    private final Code code;

    /**
     * The variables of a body that another one does not have.
     *
     * @param code the body, and how its other variables are read
     * @param paired variables of the first that are in both
     */
    LoneVariables(Code code, Stream<Node> paired) {
        Set<Node> both = paired.collect(Collectors.toSet());
        for (Node variable : code.body().variables()) {
            if (variable.is(NodeKind.VARIABLE) && !both.contains(variable) && !countsTurns(variable)) {
                variable.child(Role.INITIALIZER).ifPresent(value -> initializers.put(variable, Parts.strip(value)));
            }
        }
        this.written = code;
        this.code = isEmpty() ? code : new Code(code.body(), variable -> read(variable, code.naming()));
    }

    /** The variable in the head of a loop has another value in each turn. */
    private static boolean countsTurns(Node variable) {
        return variable.parent()
                .filter(holder -> holder.role() == Role.INITIALIZER)
                .isPresent();
    }

    private int read(Node variable, Naming others) {
        Node value = initializers.get(variable);
        if (value == null || !open.add(variable)) {
            return others.code(variable);
        }
        int number = code.of(value);
        open.remove(variable);
        return number;
    }

    /** The code of the body, these variables read as variables. */
    Code written() {
        return written;
    }

    /** The code of the body, one of these variables read as some code of the other body. */
    Code reading(Node variable, int value) {
        return new Code(
                code.body(),
                declaration ->
                        declaration.equals(variable) ? value : code.naming().code(declaration));
    }

    /** The code of the body, these variables read as their expressions. */
    Code code() {
        return code;
    }

    /** Whether all variables of the body are in both. */
    boolean isEmpty() {
        return initializers.isEmpty();
    }

    /** The variables with their expressions. */
    Map<Node, Node> initializers() {
        return initializers;
    }
}
