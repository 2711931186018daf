package dev.refract.match.entity;

import dev.refract.match.mapping.BodyMapping;
import dev.refract.match.mapping.EntityPair;
import dev.refract.match.mapping.Mapping;
import dev.refract.match.mapping.ParameterPairs;
import dev.refract.model.Declared;
import dev.refract.model.Entity;
import dev.refract.model.Supertypes;
import dev.refract.model.tree.Node;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Parameters of methods that override others, of which nothing tells what they became: they are what those in their places became
 * in what is overridden. Where {@code int next(Seed seed)} of an interface became {@code int next(Source source)}, so did the
 * parameter of one that implements it, and that does not need it. And what has no body is what those that override it say,
 * unless they say different things.
 */
public final class OverriddenParameters {
    private final Map<EntityPair, ParameterPairs> known;
    private final Function<EntityPair, BodyMapping> bodies;
    private final Supertypes formerly;
    private final Supertypes now;
    /** The pairs of methods by their types before, and then by their signatures before and after. */
    private final Map<Entity, Map<String, EntityPair>> byType = new HashMap<>();
    /** The pairs of methods by their signatures before and after. */
    private final Map<String, List<EntityPair>> bySignatures = new HashMap<>();

    private OverriddenParameters(
            Map<EntityPair, ParameterPairs> known, Mapping mapping, Function<EntityPair, BodyMapping> bodies) {
        this.known = known;
        this.bodies = bodies;
        this.formerly = new Supertypes(mapping.before().resolution());
        this.now = new Supertypes(mapping.after().resolution());
        for (EntityPair pair : known.keySet()) {
            String signatures = signatures(pair);
            byType.computeIfAbsent(pair.before().type(), unused -> new HashMap<>())
                    .put(signatures, pair);
            bySignatures
                    .computeIfAbsent(signatures, unused -> new ArrayList<>())
                    .add(pair);
        }
    }

    private static String signatures(EntityPair pair) {
        return Declared.signature(pair.before()) + Declared.signature(pair.after());
    }

    /**
     * The parameters of pairs of callables, with those that what they override tells of.
     *
     * @param known the parameters of the pairs, for what the pairs themselves tell
     * @param bodies which statement and which variable of two bodies became which
     */
    public static Map<EntityPair, ParameterPairs> added(
            Map<EntityPair, ParameterPairs> known, Mapping mapping, Function<EntityPair, BodyMapping> bodies) {
        if (known.values().stream().noneMatch(OverriddenParameters::isOpen)) {
            return known;
        }
        Map<EntityPair, ParameterPairs> withDeclared =
                new OverriddenParameters(known, mapping, bodies).all(OverriddenParameters::ofOverriders);
        return new OverriddenParameters(withDeclared, mapping, bodies).all(OverriddenParameters::ofOverridden);
    }

    private Map<EntityPair, ParameterPairs> all(
            BiFunction<OverriddenParameters, EntityPair, List<ParameterPairs.Matched>> told) {
        Map<EntityPair, ParameterPairs> all = new LinkedHashMap<>();
        known.forEach((pair, own) -> all.put(pair, isOpen(own) ? with(told.apply(this, pair), own) : own));
        return all;
    }

    /** Whether there are parameters on both sides of which nothing tells. */
    private static boolean isOpen(ParameterPairs parameters) {
        return !parameters.removed().isEmpty() && !parameters.added().isEmpty();
    }

    private static ParameterPairs with(List<ParameterPairs.Matched> told, ParameterPairs own) {
        List<ParameterPairs.Matched> matched = new ArrayList<>(own.matched());
        List<Node> removed = new ArrayList<>(own.removed());
        List<Node> added = new ArrayList<>(own.added());
        for (ParameterPairs.Matched found : told) {
            if (removed.contains(found.before()) && added.contains(found.after())) {
                removed.remove(found.before());
                added.remove(found.after());
                matched.add(found);
            }
        }
        matched.sort(Comparator.comparingInt(found -> found.before().index()));
        return new ParameterPairs(matched, removed, added, own.regrouped());
    }

    private List<ParameterPairs.Matched> ofOverridden(EntityPair pair) {
        return overridden(pair)
                .flatMap(above -> inPlacesOf(above, pair).stream())
                .filter(found -> isUntold(found, pair))
                .toList();
    }

    /** What those that override a method without a body say of its parameters, and none of them gainsays. */
    private List<ParameterPairs.Matched> ofOverriders(EntityPair pair) {
        List<ParameterPairs.Matched> told = hasBody(pair.before()) || hasBody(pair.after())
                ? List.of()
                : overriders(pair)
                        .flatMap(below -> inPlacesOf(below, pair).stream())
                        .distinct()
                        .toList();
        return told.stream()
                .filter(found -> told.stream().noneMatch(other -> gainsays(found, other)))
                .toList();
    }

    private static boolean hasBody(Entity callable) {
        return callable.body().isPresent();
    }

    private static boolean gainsays(ParameterPairs.Matched found, ParameterPairs.Matched other) {
        return found.before().equals(other.before()) != found.after().equals(other.after());
    }

    /** The pairs of methods that override the two of a pair. */
    private Stream<EntityPair> overriders(EntityPair pair) {
        return bySignatures.getOrDefault(signatures(pair), List.of()).stream().filter(below -> isAbove(pair, below));
    }

    /** The pairs of methods that the two of a pair override. */
    private Stream<EntityPair> overridden(EntityPair pair) {
        String signatures = signatures(pair);
        return formerly.above(pair.before().type()).stream()
                .map(type -> byType.getOrDefault(type, Map.of()).get(signatures))
                .filter(Objects::nonNull)
                .filter(above -> now.isAbove(above.after().type(), pair.after().type()));
    }

    private boolean isAbove(EntityPair above, EntityPair below) {
        return formerly.isAbove(above.before().type(), below.before().type())
                && now.isAbove(above.after().type(), below.after().type());
    }

    /** The parameters of a pair in the places of those that are known of another. */
    private List<ParameterPairs.Matched> inPlacesOf(EntityPair told, EntityPair pair) {
        List<Node> before = Declared.parameters(pair.before());
        List<Node> after = Declared.parameters(pair.after());
        List<Node> toldBefore = Declared.parameters(told.before());
        List<Node> toldAfter = Declared.parameters(told.after());
        return known.get(told).matched().stream()
                .map(found -> new ParameterPairs.Matched(
                        before.get(toldBefore.indexOf(found.before())), after.get(toldAfter.indexOf(found.after()))))
                .toList();
    }

    /** Whether the body does not say that one of two parameters is another variable in the other version. */
    private boolean isUntold(ParameterPairs.Matched found, EntityPair pair) {
        return bodies.apply(pair).variables().stream()
                .noneMatch(variables -> variables.before().equals(found.before())
                        || variables.after().equals(found.after()));
    }
}
