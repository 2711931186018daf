package dev.refract.match.derive;

import dev.refract.match.mapping.Derivation;
import dev.refract.match.mapping.EntityPair;
import dev.refract.match.mapping.Mapping;
import dev.refract.match.mapping.Steps;
import dev.refract.model.Entity;
import dev.refract.model.file.EntityKind;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * Finds methods that are gone and whose statements were shared out among new ones, and new ones in which the statements
 * of several that are gone came together. A method that was paired with one of another name is gone, too.
 */
public final class SharedCallables {
    private final Mapping mapping;
    private final DerivationThresholds thresholds;
    private final List<Derivation> found = new ArrayList<>();

    private SharedCallables(Mapping mapping, DerivationThresholds thresholds) {
        this.mapping = mapping;
        this.thresholds = thresholds;
    }

    /** Adds the derivations to the mapping, in place of the pairs of the methods. */
    public static void derive(Mapping mapping, DerivationThresholds thresholds, Steps steps) {
        SharedCallables shared = new SharedCallables(mapping, thresholds);
        for (EntityPair types : mapping.pairs()) {
            if (types.before().isType()) {
                steps.take(1);
                shared.in(types);
            }
        }
        for (Derivation derivation : shared.found) {
            mapping.ofBefore(derivation.pair().before()).ifPresent(mapping::remove);
            mapping.ofAfter(derivation.pair().after()).ifPresent(mapping::remove);
            mapping.add(derivation);
        }
    }

    private void in(EntityPair types) {
        List<Entity> gone = open(types.before(), mapping::ofBefore);
        List<Entity> come = open(types.after(), mapping::ofAfter);
        if (gone.isEmpty() || come.isEmpty() || gone.size() + come.size() < 3) {
            return;
        }
        List<Statements> before = gone.stream().map(Statements::of).toList();
        List<Statements> after = come.stream().map(Statements::of).toList();
        Map<Integer, List<Statements>> byBefore = index(before);
        Map<Integer, List<Statements>> byAfter = index(after);
        Function<Entity, Optional<Entity>> became =
                method -> mapping.ofBefore(method).map(EntityPair::after);
        Function<Entity, Optional<Entity>> was =
                method -> mapping.ofAfter(method).map(EntityPair::before);
        for (Statements whole : before) {
            parts(whole, byAfter, became, was).forEach(part -> add(Derivation.Kind.SPLIT, whole, part));
        }
        for (Statements whole : after) {
            parts(whole, byBefore, was, became).forEach(part -> add(Derivation.Kind.MERGED, part, whole));
        }
    }

    /** The methods by their statements. */
    private static Map<Integer, List<Statements>> index(List<Statements> methods) {
        Map<Integer, List<Statements>> index = new HashMap<>();
        methods.forEach(method -> method.all()
                .forEach(statement -> index.computeIfAbsent(statement, unused -> new ArrayList<>())
                        .add(method)));
        return index;
    }

    /** The parts of a method that are paired with no other; what it is paired with itself is one of them. */
    private List<Statements> parts(
            Statements whole,
            Map<Integer, List<Statements>> others,
            Function<Entity, Optional<Entity>> ofWhole,
            Function<Entity, Optional<Entity>> ofPart) {
        List<Statements> free = whole.all().stream()
                .flatMap(statement -> others.getOrDefault(statement, List.of()).stream())
                .distinct()
                .filter(other -> ofPart.apply(other.callable())
                        .filter(partner -> partner != whole.callable())
                        .isEmpty())
                .toList();
        List<Statements> parts = whole.parts(free, thresholds);
        boolean partnerIsPart = ofWhole.apply(whole.callable())
                .map(partner -> parts.stream().anyMatch(part -> part.callable() == partner))
                .orElse(true);
        return partnerIsPart ? parts : List.of();
    }

    private static List<Entity> open(Entity type, Function<Entity, Optional<EntityPair>> partner) {
        return type.members(EntityKind.Group.CALLABLE).stream()
                .filter(callable ->
                        callable.kind() == EntityKind.METHOD && callable.body().isPresent())
                .filter(callable ->
                        partner.apply(callable).filter(EntityPair::sameName).isEmpty())
                .toList();
    }

    private void add(Derivation.Kind kind, Statements before, Statements after) {
        found.add(new Derivation(
                kind, new EntityPair(before.callable(), after.callable(), "statements-of-several-methods")));
    }
}
