package dev.refract.match.body.crossing;

import dev.refract.match.body.code.Parts;
import dev.refract.model.CodeModel;
import dev.refract.model.Declared;
import dev.refract.model.Entity;
import dev.refract.model.file.EntityKind;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The methods that do nothing but give a field back. */
public final class Getters {
    private static final String NONE = "";

    private Getters() {}

    /** The fields by the names of the methods that give them back, wherever one of that name is declared. */
    public static Map<String, String> of(CodeModel before, CodeModel after) {
        Map<String, String> fields = new HashMap<>();
        List.of(before, after)
                .forEach(model -> model.entities().stream()
                        .filter(Getters::isAsked)
                        .forEach(method -> fields.merge(
                                method.name(),
                                field(method).orElse(NONE),
                                (one, other) -> one.equals(other) ? one : NONE)));
        fields.values().removeIf(NONE::equals);
        return fields;
    }

    private static boolean isAsked(Entity entity) {
        return entity.kind() == EntityKind.METHOD
                && entity.body().isPresent()
                && Declared.parameters(entity).isEmpty();
    }

    private static Optional<String> field(Entity method) {
        List<Node> statements = method.body().map(Node::children).orElse(List.of());
        return statements.size() == 1 && statements.get(0).is(NodeKind.RETURN)
                ? statements
                        .get(0)
                        .child(Role.EXPRESSION)
                        .map(Parts::strip)
                        .filter(value -> value.is(NodeKind.NAME))
                        .map(Node::label)
                : Optional.empty();
    }
}
