package dev.refract.match.entity;

import dev.refract.match.mapping.Mapping;
import dev.refract.model.CodeModel;
import dev.refract.model.Entity;
import dev.refract.model.file.EntityKind;
import java.util.HashMap;
import java.util.Map;

/** The methods that are alone with their names: a long name is not given to two by chance. */
final class OnlyNames {
    private final Mapping mapping;
    private final AmountThresholds.Range letters;
    /** Counted where they are asked for. */
    private Map<String, Integer> before;

    private Map<String, Integer> after;

    OnlyNames(Mapping mapping, AmountThresholds.Range letters) {
        this.mapping = mapping;
        this.letters = letters;
    }

    /** How much two methods are told by a name that no other callable of either version has, from 0 to 1. */
    double telling(Entity beforeEntity, Entity afterEntity) {
        String name = beforeEntity.name();
        if (beforeEntity.kind() != EntityKind.METHOD || !name.equals(afterEntity.name())) {
            return 0;
        }
        if (before == null) {
            before = count(mapping.before());
            after = count(mapping.after());
        }
        boolean only = before.get(name) == 1 && after.get(name) == 1;
        return only ? letters.share(name.length()) : 0;
    }

    private static Map<String, Integer> count(CodeModel model) {
        Map<String, Integer> counts = new HashMap<>();
        model.entities().stream()
                .filter(Entity::isCallable)
                .forEach(entity -> counts.merge(entity.name(), 1, Integer::sum));
        return counts;
    }
}
