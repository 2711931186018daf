package dev.refract.match.body.field;

import dev.refract.match.body.code.Code;
import dev.refract.match.body.code.Parts;
import dev.refract.match.body.form.AlikeValues;
import dev.refract.match.mapping.BodyMapping;
import dev.refract.match.mapping.EntityPair;
import dev.refract.match.mapping.Mapping;
import dev.refract.match.mapping.NamedField;
import dev.refract.match.mapping.NodePair;
import dev.refract.match.mapping.PlacedExchange;
import dev.refract.match.mapping.Replacement;
import dev.refract.match.mapping.StatementLink;
import dev.refract.model.Entity;
import dev.refract.model.file.EntityKind;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * Finds the fields of one version that are named where the other has their values: Extract and Inline Attribute
 * (RefactoringMiner 2.0, section 4.3, with a field for the variable).
 */
public final class NamedFields {
    private final boolean isAfter;
    private final FieldNames own;
    private final FieldNames others;
    private final AssignedFields assigned;
    private final BiFunction<Code, Code, AlikeValues> likeness;
    /** The names of the fields that only this version has. */
    private final Set<String> names;

    private final Mapping mapping;
    private final Map<Entity, List<NamedField.Place>> found = new LinkedHashMap<>();

    private NamedFields(
            Mapping mapping,
            boolean isAfter,
            FieldNames own,
            FieldNames others,
            BiFunction<Code, Code, AlikeValues> likeness) {
        this.mapping = mapping;
        this.isAfter = isAfter;
        this.own = own;
        this.others = others;
        this.assigned = new AssignedFields(own);
        this.likeness = likeness;
        this.names = (isAfter ? mapping.added() : mapping.removed())
                .stream()
                        .filter(entity -> entity.kind() == EntityKind.FIELD)
                        .map(Entity::name)
                        .collect(Collectors.toSet());
    }

    /**
     * The fields that are new in the version after.
     *
     * @param likeness tells what is made alike in the code of a field and other code
     */
    public static NamedFields added(
            Mapping mapping, FieldNames before, FieldNames after, BiFunction<Code, Code, AlikeValues> likeness) {
        return new NamedFields(mapping, true, after, before, likeness);
    }

    /** The fields that are in the version before only. */
    public static NamedFields removed(
            Mapping mapping, FieldNames before, FieldNames after, BiFunction<Code, Code, AlikeValues> likeness) {
        return new NamedFields(mapping, false, before, after, likeness);
    }

    /** Looks at two bodies. */
    public void add(EntityPair callables, BodyMapping body) {
        if (names.isEmpty()) {
            return;
        }
        for (StatementLink link : body.links()) {
            Replacement.exchanges(link.replacements()).forEach(exchange -> read(callables, body, exchange));
        }
    }

    private void read(EntityPair callables, BodyMapping body, NodePair exchange) {
        Node name = isAfter ? exchange.after() : exchange.before();
        Node value = isAfter ? exchange.before() : exchange.after();
        Entity place = isAfter ? callables.after() : callables.before();
        if (!FieldNames.isName(value) && !value.is(NodeKind.NULL)) {
            field(name, place).ifPresent(field -> {
                Entity other = isAfter ? callables.before() : callables.after();
                int wanted = others.code(other).of(value);
                PlacedExchange placed = new PlacedExchange(callables, exchange);
                if (isDeclaredWith(field, wanted) || isDeclaredAlike(field, other, value)) {
                    add(field, new NamedField.Place(placed, Optional.empty()));
                } else {
                    assignment(field, place, isAfter ? body.added() : body.removed(), wanted)
                            .or(() -> assigned.of(field, wanted))
                            .ifPresent(given -> add(field, new NamedField.Place(placed, Optional.of(given))));
                }
            });
        }
    }

    private void add(Entity field, NamedField.Place place) {
        found.computeIfAbsent(field, unused -> new ArrayList<>()).add(place);
    }

    /** The field of this version alone that some code names. */
    private Optional<Entity> field(Node code, Entity place) {
        return names.contains(FieldNames.word(Parts.strip(code)))
                ? own.field(code, place).filter(this::isAlone)
                : Optional.empty();
    }

    private boolean isAlone(Entity field) {
        return (isAfter ? mapping.ofAfter(field) : mapping.ofBefore(field)).isEmpty();
    }

    private boolean isDeclaredWith(Entity field, int value) {
        return field.variable()
                .child(Role.INITIALIZER)
                .filter(initializer -> own.code(field).of(initializer) == value)
                .isPresent();
    }

    /** Whether a field is declared with a call that is made like another one. */
    private boolean isDeclaredAlike(Entity field, Entity place, Node expression) {
        Node call = Parts.strip(expression);
        AlikeValues alike = likeness.apply(own.code(field), others.code(place));
        return call.is(NodeKind.CALL)
                && field.variable()
                        .child(Role.INITIALIZER)
                        .map(Parts::strip)
                        .filter(value -> value.is(NodeKind.CALL) && alike.isMadeLike(value, call))
                        .isPresent();
    }

    /** The one of some statements that assigns a value to a field. */
    private Optional<NamedField.Assignment> assignment(Entity field, Entity place, List<Node> statements, int value) {
        Code code = own.code(place);
        return statements.stream()
                .filter(statement -> statement
                        .child(Role.EXPRESSION)
                        .filter(expression -> expression.is(NodeKind.ASSIGNMENT))
                        .filter(assignment -> has(assignment, Role.RIGHT, right -> code.of(right) == value))
                        .filter(assignment -> has(
                                assignment,
                                Role.LEFT,
                                left -> field(left, place).filter(field::equals).isPresent()))
                        .isPresent())
                .findFirst()
                .map(statement -> new NamedField.Assignment(place, statement));
    }

    private static boolean has(Node node, Role role, Predicate<Node> test) {
        return node.child(role).filter(test).isPresent();
    }

    /** The fields with their places. */
    public List<NamedField> found() {
        return found.entrySet().stream()
                .map(entry -> new NamedField(entry.getKey(), isAfter, entry.getValue()))
                .toList();
    }
}
