package dev.refract.match.body.form;

import dev.refract.match.body.code.Code;
import dev.refract.match.body.code.Parts;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import java.util.List;

/**
 * Tells which variables stand for the expression that a whole statement was made around, and that they are declared with now:
 * {@code return count();} and {@code int count = count(); return count;}.
 */
final class DeclaredCores {
    private final Sides sides;
    private final LoneVariables lone;

    DeclaredCores(Sides sides, LoneVariables lone) {
        this.sides = sides;
        this.lone = lone;
    }

    /** The variables that only the near side has and that a statement of it gives their first value. */
    List<Node> variables(Node declaration) {
        List<Node> variables = declaration.is(NodeKind.LOCAL_VARIABLE)
                ? declaration.children()
                : declaration.child(Role.EXPRESSION).map(Parts::strip).stream()
                        .flatMap(node ->
                                LoneVariables.assigned(node, sides.near().body()).stream())
                        .toList();
        return variables.stream().filter(lone.initializers()::containsKey).toList();
    }

    /**
     * Whether the statement of the far side is one of the near side, but for the variable in place of its expression, or returned
     * that expression, of which something else is made now that is returned.
     *
     * @param core the expression that the statement is made around
     * @param users the changed statements of the near side that use the variable
     */
    boolean standsFor(Node variable, Node statement, Node core, List<Node> users) {
        List<Node> alike =
                users.stream().filter(user -> user.kind() == statement.kind()).toList();
        if (alike.isEmpty()) {
            return false;
        }
        Code far = sides.far();
        if (statement.is(NodeKind.RETURN) && sides.areOneCallable() && isValue(variable, core)) {
            return true;
        }
        Code read = lone.reading(variable, far.of(core));
        return alike.stream().anyMatch(user -> read.of(user) == far.of(statement));
    }

    /** Whether an expression of the far side is one that the variable is given. */
    boolean isValue(Node variable, Node expression) {
        return lone.values(variable).stream()
                .anyMatch(value -> sides.near().of(value) == sides.far().of(expression));
    }
}
