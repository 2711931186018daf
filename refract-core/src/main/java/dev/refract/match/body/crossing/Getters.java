package dev.refract.match.body.crossing;

import dev.refract.match.body.code.Parts;
import dev.refract.model.CodeModel;
import dev.refract.model.Declared;
import dev.refract.model.Entity;
import dev.refract.model.file.EntityKind;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The methods that do nothing but give a field back. */
public final class Getters {
    private Getters() {}

    /** The fields by the names of the methods that give them back, wherever one of that name is declared. */
    public static Map<String, String> of(CodeModel before, CodeModel after) {
        List<Entity> methods = Stream.of(before, after)
                .flatMap(model -> model.entities().stream())
                .filter(entity ->
                        entity.kind() == EntityKind.METHOD && entity.body().isPresent())
                .toList();
        Map<String, String> fields = new HashMap<>();
        methods.forEach(method -> field(method)
                .filter(field -> Declared.parameters(method).isEmpty())
                .ifPresent(field -> fields.put(method.name(), field)));
        Set<String> others = methods.stream()
                .filter(method -> fields.containsKey(method.name())
                        && Declared.parameters(method).isEmpty()
                        && !field(method).equals(Optional.of(fields.get(method.name()))))
                .map(Entity::name)
                .collect(Collectors.toSet());
        fields.keySet().removeAll(others);
        return fields;
    }

    private static Optional<String> field(Entity method) {
        return Declared.onlyResult(method)
                .map(Parts::strip)
                .filter(value -> value.is(NodeKind.NAME))
                .map(Node::label);
    }
}
