package dev.refract.match.body;

import dev.refract.match.mapping.BodyMapping;
import dev.refract.match.mapping.EntityPair;
import dev.refract.match.mapping.Mapping;
import dev.refract.match.mapping.NamedField;
import dev.refract.match.mapping.NodePair;
import dev.refract.match.mapping.StatementLink;
import dev.refract.model.CodeModel;
import dev.refract.model.Entity;
import dev.refract.model.MemberResolution;
import dev.refract.model.file.EntityKind;
import dev.refract.model.reference.References;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * Finds the fields of one version that are named where the other has their values: Extract and Inline Attribute
 * (RefactoringMiner 2.0, section 4.3, with a field for the variable).
 */
final class NamedFields {
    private final CodeModel model;
    private final boolean isAfter;
    private final Map<String, String> words;
    /** The names of the fields that only this version has. */
    private final Set<String> names;

    private final Mapping mapping;
    private final Map<Entity, List<NamedField.Place>> found = new LinkedHashMap<>();
    private final Map<Entity, Code> codes = new HashMap<>();
    private MemberResolution resolution;

    private NamedFields(Mapping mapping, boolean isAfter, Map<String, String> words) {
        this.mapping = mapping;
        this.isAfter = isAfter;
        this.words = words;
        this.model = isAfter ? mapping.after() : mapping.before();
        this.names = (isAfter ? mapping.added() : mapping.removed())
                .stream()
                        .filter(entity -> entity.kind() == EntityKind.FIELD)
                        .map(Entity::name)
                        .collect(Collectors.toSet());
    }

    /** The fields that are new in the version after. */
    static NamedFields added(Mapping mapping, Map<String, String> words) {
        return new NamedFields(mapping, true, words);
    }

    /** The fields that are in the version before only. */
    static NamedFields removed(Mapping mapping, Map<String, String> words) {
        return new NamedFields(mapping, false, words);
    }

    /** Looks at two bodies. */
    void add(EntityPair callables, BodyMapping body) {
        if (names.isEmpty()) {
            return;
        }
        for (StatementLink link : body.links()) {
            link.replacements().stream()
                    .flatMap(replacement -> replacement.exchange().stream())
                    .forEach(exchange -> read(callables, body, exchange));
        }
    }

    private void read(EntityPair callables, BodyMapping body, NodePair exchange) {
        Node name = isAfter ? exchange.after() : exchange.before();
        Node value = isAfter ? exchange.before() : exchange.after();
        Entity place = isAfter ? callables.after() : callables.before();
        if (!isName(value) && !value.is(NodeKind.NULL)) {
            field(name, place).ifPresent(field -> {
                Entity other = isAfter ? callables.before() : callables.after();
                int wanted = code(other, !isAfter).of(value);
                if (isDeclaredWith(field, wanted)) {
                    add(field, new NamedField.Place(callables, exchange, Optional.empty()));
                } else {
                    assignment(field, place, isAfter ? body.added() : body.removed(), wanted)
                            .ifPresent(statement ->
                                    add(field, new NamedField.Place(callables, exchange, Optional.of(statement))));
                }
            });
        }
    }

    private void add(Entity field, NamedField.Place place) {
        found.computeIfAbsent(field, unused -> new ArrayList<>()).add(place);
    }

    private static boolean isName(Node value) {
        return value.is(NodeKind.NAME) || value.is(NodeKind.FIELD_ACCESS);
    }

    /** The field of this version alone that some code names. */
    private Optional<Entity> field(Node code, Entity place) {
        Node name = Parts.strip(code);
        String label = name.is(NodeKind.NAME) ? name.label() : name.name();
        boolean named = isName(name) && names.contains(label);
        if (!named || code(place, isAfter).body().declaration(name).isPresent()) {
            return Optional.empty();
        }
        List<Entity> targets = new ArrayList<>();
        References.forEach(name, label::equals, (reference, node) -> {
            if (node.equals(name)) {
                targets.addAll(resolution().targets(reference, place));
            }
        });
        return targets.size() == 1 && isAlone(targets.get(0)) ? Optional.of(targets.get(0)) : Optional.empty();
    }

    private boolean isAlone(Entity target) {
        return target.kind() == EntityKind.FIELD
                && (isAfter ? mapping.ofAfter(target) : mapping.ofBefore(target)).isEmpty();
    }

    private MemberResolution resolution() {
        if (resolution == null) {
            resolution = new MemberResolution(model);
        }
        return resolution;
    }

    private boolean isDeclaredWith(Entity field, int value) {
        return field.variable()
                .child(Role.INITIALIZER)
                .filter(initializer -> code(field, isAfter).of(initializer) == value)
                .isPresent();
    }

    /** The one of some statements that assigns a value to a field. */
    private Optional<Node> assignment(Entity field, Entity place, List<Node> statements, int value) {
        Code code = code(place, isAfter);
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
                .findFirst();
    }

    private static boolean has(Node node, Role role, Predicate<Node> test) {
        return node.child(role).filter(test).isPresent();
    }

    private Code code(Entity declaration, boolean after) {
        return codes.computeIfAbsent(
                declaration, some -> new Code(Body.of(some, after ? words : Map.of()), Naming.BY_NAME));
    }

    /** The fields with their places. */
    List<NamedField> found() {
        return found.entrySet().stream()
                .map(entry -> new NamedField(entry.getKey(), isAfter, entry.getValue()))
                .toList();
    }
}
