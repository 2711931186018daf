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
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Parameters of methods that override others, of which nothing tells what they became: they are what those in their places became
 * in what is overridden. Where {@code int next(Seed seed)} of an interface became {@code int next(Source source)}, so did the
 * parameter of one that implements it, and that does not need it.
 */
public final class OverriddenParameters {
    private final Map<EntityPair, ParameterPairs> known;
    private final Function<EntityPair, BodyMapping> bodies;
    private final Supertypes formerly;
    private final Supertypes now;
    /** The pairs of methods by their types before, and then by their signatures before and after. */
    private final Map<Entity, Map<String, EntityPair>> byType = new HashMap<>();

    private OverriddenParameters(
            Map<EntityPair, ParameterPairs> known, Mapping mapping, Function<EntityPair, BodyMapping> bodies) {
        this.known = known;
        this.bodies = bodies;
        this.formerly = new Supertypes(mapping.before().resolution());
        this.now = new Supertypes(mapping.after().resolution());
        known.keySet()
                .forEach(pair -> byType.computeIfAbsent(pair.before().type(), unused -> new HashMap<>())
                        .put(signatures(pair), pair));
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
        OverriddenParameters overridden = new OverriddenParameters(known, mapping, bodies);
        Map<EntityPair, ParameterPairs> all = new LinkedHashMap<>();
        known.forEach((pair, parameters) -> all.put(pair, overridden.of(pair, parameters)));
        return all;
    }

    /** Whether there are parameters on both sides of which nothing tells. */
    private static boolean isOpen(ParameterPairs parameters) {
        return !parameters.removed().isEmpty() && !parameters.added().isEmpty();
    }

    private ParameterPairs of(EntityPair pair, ParameterPairs own) {
        if (!isOpen(own)) {
            return own;
        }
        List<ParameterPairs.Matched> matched = new ArrayList<>(own.matched());
        List<Node> removed = new ArrayList<>(own.removed());
        List<Node> added = new ArrayList<>(own.added());
        overridden(pair)
                .flatMap(above -> inherited(pair, above).stream())
                .filter(found -> removed.contains(found.before()) && added.contains(found.after()))
                .filter(found -> isUntold(found, pair))
                .forEach(found -> {
                    removed.remove(found.before());
                    added.remove(found.after());
                    matched.add(found);
                });
        matched.sort(Comparator.comparingInt(found -> found.before().index()));
        return new ParameterPairs(matched, removed, added, own.regrouped());
    }

    /** The pairs of methods that the two of a pair override. */
    private Stream<EntityPair> overridden(EntityPair pair) {
        String signatures = signatures(pair);
        return formerly.above(pair.before().type()).stream()
                .map(type -> byType.getOrDefault(type, Map.of()).get(signatures))
                .filter(Objects::nonNull)
                .filter(above -> now.isAbove(above.after().type(), pair.after().type()));
    }

    /** The parameters in the places of those of what is overridden. */
    private List<ParameterPairs.Matched> inherited(EntityPair pair, EntityPair above) {
        List<Node> before = Declared.parameters(pair.before());
        List<Node> after = Declared.parameters(pair.after());
        List<Node> aboveBefore = Declared.parameters(above.before());
        List<Node> aboveAfter = Declared.parameters(above.after());
        return known.get(above).matched().stream()
                .map(found -> new ParameterPairs.Matched(
                        before.get(aboveBefore.indexOf(found.before())), after.get(aboveAfter.indexOf(found.after()))))
                .toList();
    }

    /** Whether the body does not say that one of two parameters is another variable in the other version. */
    private boolean isUntold(ParameterPairs.Matched found, EntityPair pair) {
        return bodies.apply(pair).variables().stream()
                .noneMatch(variables -> variables.before().equals(found.before())
                        || variables.after().equals(found.after()));
    }
}
