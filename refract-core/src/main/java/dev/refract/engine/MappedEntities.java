package dev.refract.engine;

import dev.refract.detect.spi.PackagePairs;
import dev.refract.finding.mapping.EntityMapping;
import dev.refract.finding.mapping.EntityReference;
import dev.refract.finding.mapping.MappedPair;
import dev.refract.finding.mapping.PackagePair;
import dev.refract.frontend.LanguageFrontend.Rendering;
import dev.refract.match.mapping.EntityPair;
import dev.refract.match.mapping.Mapping;
import dev.refract.model.Entity;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Makes of a mapping what outputs take. */
final class MappedEntities {
    private static final Comparator<Entity> PLACE =
            Comparator.comparing((Entity entity) -> entity.unit().path()).thenComparingInt(Entity::number);

    /** More would tell apart what no reader does. */
    private static final double DECIMALS = 1e4;

    private final Mapping mapping;
    private final ElementReferences references;

    MappedEntities(Mapping mapping, Rendering words) {
        this.mapping = mapping;
        this.references = new ElementReferences(words);
    }

    EntityMapping describe() {
        List<MappedPair> pairs = mapping.allPairs().stream()
                .filter(pair -> !pair.before().isInBody() && !pair.after().isInBody())
                .sorted(Comparator.comparing(EntityPair::after, PLACE))
                .map(this::pair)
                .toList();
        return new EntityMapping(
                packages(),
                pairs,
                alone(mapping.before().entities(), EntityPair::before),
                alone(mapping.after().entities(), EntityPair::after));
    }

    private List<PackagePair> packages() {
        Map<List<String>, Integer> types = new HashMap<>();
        PackagePairs.of(mapping).changes().stream()
                .flatMap(change -> change.types().stream())
                .forEach(pair -> types.merge(
                        List.of(pair.before().packageName(), pair.after().packageName()), 1, Integer::sum));
        return types.entrySet().stream()
                .map(entry ->
                        new PackagePair(entry.getKey().get(0), entry.getKey().get(1), entry.getValue()))
                .sorted(Comparator.comparing(PackagePair::before).thenComparing(PackagePair::after))
                .toList();
    }

    /** Who has no partner, or one in a body, which is not shown. */
    private List<EntityReference> alone(List<Entity> entities, Function<EntityPair, Entity> side) {
        Set<Entity> shown = mapping.allPairs().stream()
                .filter(pair -> !pair.before().isInBody() && !pair.after().isInBody())
                .map(side)
                .collect(Collectors.toSet());
        return entities.stream()
                .filter(entity -> !entity.isInBody() && !shown.contains(entity))
                .sorted(PLACE)
                .map(references::of)
                .toList();
    }

    private MappedPair pair(EntityPair pair) {
        Map<String, Double> evidence = new TreeMap<>();
        pair.evidence().forEach((name, value) -> evidence.put(name, rounded(value)));
        evidence.put("similarity", rounded(pair.similarity()));
        return new MappedPair(
                references.of(pair.before()),
                references.of(pair.after()),
                pair.rule(),
                evidence,
                Differences.of(pair, mapping));
    }

    private static double rounded(double value) {
        return Math.round(value * DECIMALS) / DECIMALS;
    }
}
