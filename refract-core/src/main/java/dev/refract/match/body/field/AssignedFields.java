package dev.refract.match.body.field;

import dev.refract.match.body.code.Body;
import dev.refract.match.body.code.Parts;
import dev.refract.match.mapping.NamedField;
import dev.refract.model.Entity;
import dev.refract.model.TestWords;
import dev.refract.model.file.EntityKind;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The values that the fields of a class are given before anything else is called: by its constructors, and by what runs before
 * each test. A value that names variables of the callable is another one elsewhere.
 */
final class AssignedFields {
    private final FieldNames names;
    /** By the types that declare the fields, looked up where it is asked for. */
    private final Map<Entity, Map<Entity, Map<Integer, NamedField.Assignment>>> known = new HashMap<>();

    AssignedFields(FieldNames names) {
        this.names = names;
    }

    /** Where a field is given a value, by the number of that. */
    Optional<NamedField.Assignment> of(Entity field, int value) {
        return Optional.ofNullable(known.computeIfAbsent(field.type(), this::fields)
                .getOrDefault(field, Map.of())
                .get(value));
    }

    private Map<Entity, Map<Integer, NamedField.Assignment>> fields(Entity type) {
        Map<Entity, Map<Integer, NamedField.Assignment>> fields = new HashMap<>();
        type.members(EntityKind.Group.CALLABLE).stream()
                .filter(AssignedFields::runsFirst)
                .forEach(callable ->
                        callable.body().ifPresent(body -> body.forEachBelow(node -> note(node, callable, fields))));
        return fields;
    }

    private static boolean runsFirst(Entity callable) {
        return callable.kind() == EntityKind.CONSTRUCTOR || TestWords.runsBefore(callable);
    }

    private void note(Node statement, Entity callable, Map<Entity, Map<Integer, NamedField.Assignment>> fields) {
        Optional<Node> assignment = statement.is(NodeKind.EXPRESSION_STATEMENT)
                ? statement.child(Role.EXPRESSION).filter(expression -> expression.is(NodeKind.ASSIGNMENT))
                : Optional.empty();
        Optional<Entity> field =
                assignment.flatMap(node -> node.child(Role.LEFT)).flatMap(left -> names.field(left, callable));
        if (field.isPresent()) {
            assignment
                    .flatMap(node -> node.child(Role.RIGHT))
                    .filter(value -> !namesVariable(value, names.code(callable).body()))
                    .ifPresent(value -> fields.computeIfAbsent(field.get(), unused -> new HashMap<>())
                            .putIfAbsent(
                                    names.code(callable).of(value), new NamedField.Assignment(callable, statement)));
        }
    }

    private static boolean namesVariable(Node value, Body body) {
        return body.declaration(Parts.strip(value)).isPresent()
                || body.first(value, part -> body.declaration(part).isPresent()).isPresent();
    }
}
