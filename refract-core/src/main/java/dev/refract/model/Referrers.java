package dev.refract.model;

import dev.refract.model.file.EntityKind;
import dev.refract.model.reference.Reference;
import dev.refract.model.reference.References;
import dev.refract.model.tree.LabelSearch;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Who refers to whom in a version. Code in local and anonymous types counts for the member in whose body they stand.
 * Computed when asked for; nothing of it is kept with the files.
 */
public final class Referrers {
    /** The member of an annotation that is meant where none is named. */
    private static final String UNNAMED_MEMBER = "value";

    private final Map<Entity, Map<Entity, Integer>> referrers = new LinkedHashMap<>();
    private final MemberResolution resolution;
    private final Predicate<String> isAskedFor;

    private Referrers(CodeModel model, Predicate<String> isAskedFor) {
        this.resolution = new MemberResolution(model);
        this.isAskedFor = isAskedFor;
    }

    /** All references of a version. */
    public static Referrers in(CodeModel model) {
        Referrers all = new Referrers(model, name -> true);
        model.entities().stream().filter(entity -> !entity.isInBody()).forEach(all::add);
        return all;
    }

    /** The references of a version to entities of some simple names; code that holds none of the names is not read. */
    public static Referrers in(CodeModel model, Set<String> names) {
        Set<String> asked = new HashSet<>(names);
        Referrers some = new Referrers(model, name -> asked.contains(Declared.simpleName(name)));
        boolean unnamed = asked.contains(UNNAMED_MEMBER);
        Map<SourceUnit, LabelSearch> searches = new LinkedHashMap<>();
        for (Entity entity : model.entities()) {
            if (entity.isInBody()) {
                continue;
            }
            LabelSearch search = searches.computeIfAbsent(
                    entity.unit(), unit -> unit.file().tree().search(some.isAskedFor));
            boolean mentions = unnamed
                    || entity.kind() == EntityKind.CONSTRUCTOR
                    || Declared.parts(entity).stream().anyMatch(search::isIn);
            if (mentions) {
                some.add(entity);
            }
        }
        return some;
    }

    /** What an entity refers to, with the number of places; not what its members refer to. */
    public static Map<Reference, Integer> references(Entity entity) {
        return References.in(Declared.parts(entity));
    }

    /** The entities whose code refers to this one, with the number of places. */
    public Map<Entity, Integer> to(Entity entity) {
        return Collections.unmodifiableMap(referrers.getOrDefault(entity, Map.of()));
    }

    private void add(Entity entity) {
        references(entity).forEach((reference, places) -> {
            if (isAskedFor(reference)) {
                add(entity, reference, places);
            }
        });
    }

    /** Constructors are called without their names, too. */
    private boolean isAskedFor(Reference reference) {
        return switch (reference.kind()) {
            case CONSTRUCTOR_CALL -> true;
            case METHOD_REFERENCE -> reference.name().equals("new") || isAskedFor.test(reference.name());
            default -> isAskedFor.test(reference.name());
        };
    }

    private void add(Entity entity, Reference reference, int places) {
        for (Entity target : resolution.targets(reference, entity)) {
            if (target != entity) {
                referrers
                        .computeIfAbsent(target, unused -> new LinkedHashMap<>())
                        .merge(entity, places, Integer::sum);
            }
        }
    }
}
