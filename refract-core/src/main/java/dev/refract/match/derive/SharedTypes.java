package dev.refract.match.derive;

import dev.refract.match.mapping.Derivation;
import dev.refract.match.mapping.EntityPair;
import dev.refract.match.mapping.Mapping;
import dev.refract.model.Entity;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Types that are gone and whose members are together in one new type, and a type that is shared out among new ones. */
final class SharedTypes {
    private SharedTypes() {}

    static List<Derivation> in(MembersByTypes moves) {
        List<Derivation> derivations = new ArrayList<>();
        Mapping mapping = moves.mapping();
        Set<Entity> gone = new HashSet<>(mapping.removed());
        Set<Entity> come = new HashSet<>(mapping.added());
        for (Entity type : moves.added()) {
            List<Entity> origins = most(moves.into(type), gone);
            if (origins.size() > 1) {
                origins.forEach(origin -> derivations.add(new Derivation(
                        Derivation.Kind.MERGED, new EntityPair(origin, type, "members-of-several-types"))));
            }
        }
        for (Entity type : moves.removed()) {
            List<Entity> parts = most(moves.outOf(type), come);
            if (parts.size() > 1) {
                parts.forEach(part -> derivations.add(
                        new Derivation(Derivation.Kind.SPLIT, new EntityPair(type, part, "members-in-several-types"))));
            }
        }
        return derivations;
    }

    /** The free types of which half of the members or more went over. */
    private static List<Entity> most(Map<Entity, List<EntityPair>> moved, Set<Entity> free) {
        Map<Entity, List<EntityPair>> found = new LinkedHashMap<>(moved);
        found.keySet().retainAll(free);
        found.entrySet()
                .removeIf(entry ->
                        2 * entry.getValue().size() < entry.getKey().members().size());
        return List.copyOf(found.keySet());
    }
}
