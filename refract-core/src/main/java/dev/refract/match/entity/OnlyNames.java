package dev.refract.match.entity;

import dev.refract.match.mapping.Mapping;
import dev.refract.model.CodeModel;
import dev.refract.model.Entity;
import dev.refract.model.file.EntityKind;
import java.util.HashMap;
import java.util.Map;

/** The methods and fields that are alone with their names: a long name is not given to two by chance. */
final class OnlyNames {
    private final Mapping mapping;
    private final AmountThresholds.Range letters;
    /** Counted where they are asked for. */
    private Map<Named, Integer> before;

    private Map<Named, Integer> after;

    OnlyNames(Mapping mapping, AmountThresholds.Range letters) {
        this.mapping = mapping;
        this.letters = letters;
    }

    private record Named(EntityKind.Group group, String name) {
        static Named of(Entity entity) {
            return new Named(entity.kind().group(), entity.name());
        }
    }

    /** How much two methods or fields are told by a name that no other callable or field of either version has, from 0 to 1. */
    double telling(Entity beforeEntity, Entity afterEntity) {
        boolean member = beforeEntity.kind() == EntityKind.METHOD || beforeEntity.kind() == EntityKind.FIELD;
        if (!member || !beforeEntity.name().equals(afterEntity.name())) {
            return 0;
        }
        Named named = Named.of(beforeEntity);
        if (before == null) {
            before = count(mapping.before());
            after = count(mapping.after());
        }
        boolean only = before.get(named) == 1 && after.getOrDefault(named, 0) == 1;
        return only ? letters.share(named.name.length()) : 0;
    }

    private static Map<Named, Integer> count(CodeModel model) {
        Map<Named, Integer> counts = new HashMap<>();
        model.entities().stream()
                .filter(entity -> !entity.isType())
                .forEach(entity -> counts.merge(Named.of(entity), 1, Integer::sum));
        return counts;
    }
}
