package dev.refract.match.entity;

import dev.refract.match.mapping.EntityPair;
import dev.refract.match.mapping.Mapping;
import dev.refract.model.CodeModel;
import dev.refract.model.Entity;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * Pairs types at top level that have the same qualified name: first those of the same file, then those of the same source
 * root, then the one that is left over (its source folder changed). Source roots with the same names do not mix.
 */
final class SameTypes {
    private final Mapping mapping;
    private final MemberMatching members;

    SameTypes(Mapping mapping, MemberMatching members) {
        this.mapping = mapping;
        this.members = members;
    }

    void match() {
        pairUnique("same-file", type -> type.unit().path() + ' ' + type.qualifiedName());
        pairUnique("same-source-root", type -> type.unit().sourceRoot() + ' ' + type.qualifiedName());
        pairUnique("same-qualified-name", Entity::qualifiedName);
    }

    private void pairUnique(String rule, Function<Entity, String> key) {
        Map<String, List<Entity>> afterByKey =
                byKey(mapping.after(), key, type -> mapping.ofAfter(type).isEmpty());
        Map<String, List<Entity>> beforeByKey =
                byKey(mapping.before(), key, type -> mapping.ofBefore(type).isEmpty());
        for (Map.Entry<String, List<Entity>> entry : beforeByKey.entrySet()) {
            List<Entity> after = afterByKey.getOrDefault(entry.getKey(), List.of());
            if (entry.getValue().size() == 1 && after.size() == 1) {
                members.add(new EntityPair(entry.getValue().get(0), after.get(0), rule));
            }
        }
    }

    private static Map<String, List<Entity>> byKey(
            CodeModel model, Function<Entity, String> key, Predicate<Entity> isFree) {
        Map<String, List<Entity>> types = new LinkedHashMap<>();
        model.types().stream()
                .filter(type -> type.owner().isEmpty())
                .filter(isFree)
                .forEach(type -> types.computeIfAbsent(key.apply(type), unused -> new ArrayList<>())
                        .add(type));
        return types;
    }
}
