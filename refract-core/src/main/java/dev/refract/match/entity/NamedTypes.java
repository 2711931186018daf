package dev.refract.match.entity;

import dev.refract.match.evidence.Contents;
import dev.refract.match.evidence.Names;
import dev.refract.match.mapping.EntityPair;
import dev.refract.match.mapping.Mapping;
import dev.refract.match.mapping.Steps;
import dev.refract.model.Declared;
import dev.refract.model.Entity;
import dev.refract.model.file.EntityKind;
import dev.refract.model.file.Nesting;
import dev.refract.model.reference.TypeNames;
import dev.refract.model.tree.Node;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Finds anonymous types that are gone and have the same supertype and the same callables as a type with a name that is new:
 * {@code new Runnable() { public void run() { x(); } }} and {@code class Job implements Runnable { public void run() { x();
 * } }}. Several may have become one.
 */
public final class NamedTypes {
    /** New types of one supertype that are compared with one anonymous type. */
    private static final int CANDIDATES = 20;

    private final Mapping mapping;
    private final double alike;
    private final Contents contents;
    private final Map<String, List<Entity>> bySupertype = new HashMap<>();

    private NamedTypes(Mapping mapping, double alike, Steps steps) {
        this.mapping = mapping;
        this.alike = alike;
        this.contents = new Contents(Names.of(mapping)::translate, steps);
    }

    /**
     * A type that an anonymous one may have become.
     *
     * @param similarity mean likeness of the bodies of callables
     * @param declared callables that it declares as the anonymous one did
     */
    private record Candidate(Entity type, double similarity, long declared) {}

    /**
     * The anonymous types of a mapping, each with the type that it became.
     *
     * @param alike mean likeness of the bodies of callables below which two types are not one
     */
    public static List<EntityPair> find(Mapping mapping, double alike, Steps steps) {
        List<Entity> gone = mapping.before().entities().stream()
                .filter(type -> type.nesting() == Nesting.ANONYMOUS)
                .filter(type -> mapping.ofBefore(type).isEmpty())
                .toList();
        if (gone.isEmpty()) {
            return List.of();
        }
        NamedTypes types = new NamedTypes(mapping, alike, steps);
        types.index();
        List<EntityPair> found = new ArrayList<>();
        gone.forEach(type -> types.best(type)
                .ifPresent(best -> found.add(new EntityPair(type, best.type, "named", best.similarity, Map.of()))));
        return found;
    }

    private void index() {
        for (Entity type : mapping.after().entities()) {
            boolean isNew = type.kind() == EntityKind.CLASS
                    && type.nesting() != Nesting.ANONYMOUS
                    && mapping.ofAfter(type).isEmpty();
            if (isNew) {
                for (Node supertype : Declared.supertypes(type)) {
                    bySupertype
                            .computeIfAbsent(
                                    Declared.simpleName(TypeNames.erasure(supertype)), unused -> new ArrayList<>())
                            .add(type);
                }
            }
        }
    }

    /** The name of the type that an anonymous one is made of: {@code Map} of {@code new java.util.Map<A,B>}. */
    private static String supertype(Entity anonymous) {
        String name = anonymous.name().replaceFirst("^new ", "");
        int arguments = name.indexOf('<');
        return Declared.simpleName(arguments < 0 ? name : name.substring(0, arguments));
    }

    private Optional<Candidate> best(Entity anonymous) {
        return bySupertype.getOrDefault(supertype(anonymous), List.of()).stream()
                .limit(CANDIDATES)
                .map(type -> new Candidate(type, similarity(anonymous, type), declared(anonymous, type)))
                .filter(candidate -> candidate.similarity >= alike)
                .max(Comparator.comparingDouble(Candidate::similarity).thenComparingLong(Candidate::declared));
    }

    private static long declared(Entity anonymous, Entity type) {
        Set<String> declarations = type.members(EntityKind.Group.CALLABLE).stream()
                .map(NamedTypes::declaration)
                .collect(Collectors.toSet());
        return anonymous.members(EntityKind.Group.CALLABLE).stream()
                .map(NamedTypes::declaration)
                .filter(declarations::contains)
                .count();
    }

    private static String declaration(Entity callable) {
        return Declared.typeName(callable) + ' ' + Declared.signature(callable);
    }

    private double similarity(Entity anonymous, Entity type) {
        List<Entity> callables = anonymous.members(EntityKind.Group.CALLABLE);
        return callables.stream()
                .mapToDouble(callable -> type.members(EntityKind.Group.CALLABLE).stream()
                        .filter(other -> other.name().equals(callable.name()))
                        .mapToDouble(other -> contents.bodySimilarity(callable, other))
                        .max()
                        .orElse(0))
                .average()
                .orElse(0);
    }
}
