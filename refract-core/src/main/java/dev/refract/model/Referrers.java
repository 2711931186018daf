package dev.refract.model;

import dev.refract.model.reference.Reference;
import dev.refract.model.reference.References;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Who refers to whom in a version. Code in local and anonymous types counts for the member in whose body they stand.
 * Computed when asked for; nothing of it is kept with the files.
 */
public final class Referrers {
    private final Map<Entity, Map<Entity, Integer>> referrers = new LinkedHashMap<>();

    private Referrers() {}

    /** All references of a version. */
    public static Referrers in(CodeModel model) {
        Referrers all = new Referrers();
        MemberResolution resolution = new MemberResolution(model);
        model.entities().stream().filter(entity -> !entity.isInBody()).forEach(entity -> all.add(entity, resolution));
        return all;
    }

    /** What an entity refers to, with the number of places; not what its members refer to. */
    public static Map<Reference, Integer> references(Entity entity) {
        return References.in(Declared.parts(entity));
    }

    /** The entities whose code refers to this one, with the number of places. */
    public Map<Entity, Integer> to(Entity entity) {
        return Collections.unmodifiableMap(referrers.getOrDefault(entity, Map.of()));
    }

    private void add(Entity entity, MemberResolution resolution) {
        references(entity).forEach((reference, places) -> {
            for (Entity target : resolution.targets(reference, entity)) {
                if (target != entity) {
                    referrers
                            .computeIfAbsent(target, unused -> new LinkedHashMap<>())
                            .merge(entity, places, Integer::sum);
                }
            }
        });
    }
}
