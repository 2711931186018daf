package dev.refract.detect.field;

import dev.refract.model.Declared;
import dev.refract.model.Entity;
import dev.refract.model.file.EntityKind;
import dev.refract.model.reference.LocalScopes;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import java.util.List;
import java.util.Optional;

/** Tells methods that only return or only set a field: getters and setters, whatever they are called. */
final class Accessors {
    private Accessors() {}

    /** Those of some members of its class that only return or only set a field. */
    static List<Entity> among(List<Entity> members, Entity field) {
        return members.stream()
                .filter(method -> method.kind() == EntityKind.METHOD)
                .filter(method -> isGetter(method) ? returns(method, field) : sets(method, field))
                .toList();
    }

    /** Whether an accessor takes nothing, and so cannot set. */
    static boolean isGetter(Entity accessor) {
        return Declared.parameters(accessor).isEmpty();
    }

    /** {@code return field;} */
    private static boolean returns(Entity method, Entity field) {
        return isField(Declared.onlyResult(method), field);
    }

    /** {@code field = parameter;}, and perhaps {@code return this;}. */
    private static boolean sets(Entity method, Entity field) {
        List<Node> statements = statements(method);
        List<Node> parameters = Declared.parameters(method);
        boolean one = statements.size() == 1 || statements.size() == 2 && returnsItself(statements.get(1));
        return one
                && parameters.size() == 1
                && statements
                        .get(0)
                        .child(Role.EXPRESSION)
                        .filter(expression -> assigns(expression, field, parameters.get(0)))
                        .isPresent();
    }

    private static boolean assigns(Node expression, Entity field, Node parameter) {
        return expression.is(NodeKind.ASSIGNMENT)
                && expression.label().equals("=")
                && isField(expression.child(Role.LEFT), field)
                && isName(expression.child(Role.RIGHT), parameter.name());
    }

    private static boolean returnsItself(Node statement) {
        return statement.is(NodeKind.RETURN)
                && statement
                        .child(Role.EXPRESSION)
                        .filter(value -> value.is(NodeKind.THIS))
                        .isPresent();
    }

    private static List<Node> statements(Entity method) {
        return method.body().map(Node::children).orElse(List.of());
    }

    private static boolean isField(Optional<Node> expression, Entity field) {
        return isName(expression, field.name())
                || expression
                        .filter(access ->
                                LocalScopes.isOfThis(access) && access.name().equals(field.name()))
                        .isPresent();
    }

    private static boolean isName(Optional<Node> expression, String name) {
        return expression
                .filter(node -> node.is(NodeKind.NAME) && node.label().equals(name))
                .isPresent();
    }
}
