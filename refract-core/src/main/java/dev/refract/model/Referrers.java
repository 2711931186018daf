package dev.refract.model;

import dev.refract.model.file.EntityKind;
import dev.refract.model.reference.Reference;
import dev.refract.model.reference.References;
import dev.refract.model.tree.LabelSearch;
import dev.refract.model.tree.Node;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
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
    /** How constructors are referred to where not by their names: called by another one, and in {@code Type::new}. */
    private static final Set<String> UNNAMED_CONSTRUCTORS = Set.of("", "new");

    private final Map<Entity, Map<Entity, Integer>> referrers = new LinkedHashMap<>();
    private final MemberResolution resolution;
    private final Predicate<String> names;

    private Referrers(CodeModel model, Predicate<String> names) {
        this.resolution = new MemberResolution(model);
        this.names = names;
    }

    /** All references of a version. */
    public static Referrers in(CodeModel model) {
        Referrers all = new Referrers(model, name -> true);
        model.entities().stream()
                .filter(entity -> !entity.isInBody())
                .forEach(entity -> all.add(entity, References.in(Declared.parts(entity), all.names)));
        return all;
    }

    /** The references of a version to entities of some simple names; code that holds none of the names is not read. */
    public static Referrers in(CodeModel model, Set<String> names) {
        Predicate<String> asked = name -> names.contains(Declared.simpleName(name));
        Referrers some = new Referrers(model, asked.or(UNNAMED_CONSTRUCTORS::contains));
        boolean unnamed = names.contains(UNNAMED_MEMBER);
        Map<SourceUnit, LabelSearch> searches = new LinkedHashMap<>();
        for (Entity entity : model.entities()) {
            if (entity.isInBody()) {
                continue;
            }
            List<Node> parts = Declared.parts(entity);
            LabelSearch places = searches.computeIfAbsent(
                    entity.unit(), unit -> unit.file().tree().search(asked));
            if (unnamed || entity.kind() == EntityKind.CONSTRUCTOR) {
                some.add(entity, References.in(parts, some.names));
            } else if (parts.stream().anyMatch(places::isIn)) {
                some.add(entity, some.named(entity, parts, places));
            }
        }
        return some;
    }

    /** Constructors of types in a body call each other without a name. */
    private Map<Reference, Integer> named(Entity entity, List<Node> parts, LabelSearch places) {
        boolean holdsTypes = !entity.isType() && !entity.members().isEmpty();
        return holdsTypes ? References.in(parts, names) : References.in(parts, names, places);
    }

    /** The entities whose code refers to this one, with the number of places. */
    public Map<Entity, Integer> to(Entity entity) {
        return Collections.unmodifiableMap(referrers.getOrDefault(entity, Map.of()));
    }

    private void add(Entity entity, Map<Reference, Integer> references) {
        references.forEach((reference, places) -> add(entity, reference, places));
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
