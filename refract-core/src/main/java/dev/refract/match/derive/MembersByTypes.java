package dev.refract.match.derive;

import dev.refract.match.mapping.EntityPair;
import dev.refract.match.mapping.Mapping;
import dev.refract.model.Entity;
import dev.refract.model.file.EntityKind;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The members that went from one type to another, by the types; not the types and initializers among them. */
final class MembersByTypes {
    private final Mapping mapping;
    private final Map<Entity, Map<Entity, List<EntityPair>>> byAfter = new LinkedHashMap<>();
    private final Map<Entity, Map<Entity, List<EntityPair>>> byBefore = new LinkedHashMap<>();

    private MembersByTypes(Mapping mapping) {
        this.mapping = mapping;
    }

    static MembersByTypes in(Mapping mapping) {
        MembersByTypes moves = new MembersByTypes(mapping);
        mapping.allPairs().forEach(moves::add);
        return moves;
    }

    private void add(EntityPair pair) {
        Optional<Entity> from = pair.before().owner();
        Optional<Entity> to = pair.after().owner();
        boolean moved = from.isPresent()
                && to.isPresent()
                && isCounted(pair.before())
                && !mapping.arePaired(from.get(), to.get());
        if (moved) {
            put(byAfter, to.get(), from.get(), pair);
            put(byBefore, from.get(), to.get(), pair);
        }
    }

    private static boolean isCounted(Entity member) {
        EntityKind.Group group = member.kind().group();
        return group == EntityKind.Group.CALLABLE || group == EntityKind.Group.FIELD;
    }

    private static void put(
            Map<Entity, Map<Entity, List<EntityPair>>> index, Entity type, Entity other, EntityPair pair) {
        index.computeIfAbsent(type, unused -> new LinkedHashMap<>())
                .computeIfAbsent(other, unused -> new ArrayList<>())
                .add(pair);
    }

    Mapping mapping() {
        return mapping;
    }

    /** The types of the version after that are new and have a name. */
    List<Entity> added() {
        return mapping.added().stream()
                .filter(entity -> entity.isType() && !entity.isInBody())
                .toList();
    }

    /** The types of the version before that are gone and had a name. */
    List<Entity> removed() {
        return mapping.removed().stream()
                .filter(entity -> entity.isType() && !entity.isInBody())
                .toList();
    }

    /** The members that a type of the version after has from others, by those. */
    Map<Entity, List<EntityPair>> into(Entity after) {
        return byAfter.getOrDefault(after, Map.of());
    }

    /** The members that a type of the version before gave to others, by those. */
    Map<Entity, List<EntityPair>> outOf(Entity before) {
        return byBefore.getOrDefault(before, Map.of());
    }

    /** The members that went from one type to another. */
    List<EntityPair> between(Entity before, Entity after) {
        return into(after).getOrDefault(before, List.of());
    }
}
