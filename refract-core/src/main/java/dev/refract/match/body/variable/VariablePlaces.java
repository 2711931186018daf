package dev.refract.match.body.variable;

import dev.refract.match.body.code.Body;
import dev.refract.match.body.code.Variable;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** How often the linked statements of one body name its variables; a declaration says more than a use. */
final class VariablePlaces {
    /** What a declaration counts. */
    static final int DECLARATION = 2;

    private final Body body;
    private final Map<Variable, Integer> counts = new HashMap<>();
    private final Map<Variable, Node> uses = new HashMap<>();

    VariablePlaces(Body body) {
        this.body = body;
    }

    /** Counts the places in a statement. */
    void add(Node statement) {
        for (Node name : body.names(statement)) {
            body.variable(name).ifPresent(variable -> {
                counts.merge(variable, weight(name), Integer::sum);
                uses.putIfAbsent(variable, name);
            });
        }
    }

    /** What a variable stands for in the other version is not written there: its variables have no say. */
    void remove(Node expression) {
        if (!expression.is(NodeKind.NAME)) {
            expression.forEachBelow(node -> body.variable(node)
                    .ifPresent(variable -> counts.computeIfPresent(variable, (key, count) -> count - 1)));
        }
    }

    /** A variable that is given a value where nothing is in the other version: it has no say there. */
    void removeName(Node name) {
        body.variable(name)
                .ifPresent(variable -> counts.computeIfPresent(variable, (key, count) -> count - weight(name)));
    }

    private int weight(Node name) {
        return declares(name) ? DECLARATION : 1;
    }

    /** The local variables in an expression. */
    Set<Variable> locals(Node expression) {
        Set<Variable> locals = new HashSet<>();
        body.variable(expression).filter(Variable::isLocal).ifPresent(locals::add);
        expression.forEachBelow(
                node -> body.variable(node).filter(Variable::isLocal).ifPresent(locals::add));
        return locals;
    }

    /** Whether a name is that of a declaration. */
    boolean declares(Node name) {
        return name.role() == Role.NAME && body.declaration(name).isPresent();
    }

    /** Whether a name is declared, or given its first value. */
    boolean isFirstValue(Node name) {
        return declares(name)
                || body.declaration(name)
                        .flatMap(variable -> variable.child(Role.INITIALIZER))
                        .filter(value -> !value.is(NodeKind.NULL))
                        .isEmpty();
    }

    /** The number of places that name a variable. */
    int count(Variable variable) {
        return counts.getOrDefault(variable, 0);
    }

    /** A place that names a variable. */
    Node use(Variable variable) {
        return uses.get(variable);
    }
}
