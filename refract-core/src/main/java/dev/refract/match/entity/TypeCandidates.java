package dev.refract.match.entity;

import dev.refract.match.mapping.Mapping;
import dev.refract.match.mapping.Steps;
import dev.refract.model.Entity;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Which types could be the same, from an inverted index of their features, never from all pairs: a feature that many
 * types share says little and brings no candidates.
 */
final class TypeCandidates {
    /** Types that may share a feature before it brings no candidates. */
    private static final int COMMON = 40;

    private final Mapping mapping;
    private final TypeNameVotes votes;
    private final TypeThresholds.Features weighing;
    private final Steps steps;
    private final Map<String, List<Integer>> numbersByName = new HashMap<>();

    TypeCandidates(Mapping mapping, TypeNameVotes votes, TypeThresholds.Features weighing, Steps steps) {
        this.mapping = mapping;
        this.votes = votes;
        this.weighing = weighing;
        this.steps = steps;
    }

    /**
     * Two types that have something in common.
     *
     * @param similarity weighted share of the features that both have, from 0 to 1
     */
    record Candidate(Entity before, Entity after, double similarity) {}

    List<Candidate> of(List<Entity> before, List<Entity> after) {
        if (before.isEmpty() || after.isEmpty()) {
            return List.of();
        }
        RenamedTypes renamed = RenamedTypes.of(mapping);
        RenamedTypes asWritten = new RenamedTypes(mapping.after());
        List<TypeFeatures> beforeFeatures = before.stream()
                .map(type -> TypeFeatures.of(
                        type, weighing, nested -> mapping.ofBefore(nested).isPresent(), renamed))
                .toList();
        List<TypeFeatures> afterFeatures = after.stream()
                .map(type -> TypeFeatures.of(
                        type, weighing, nested -> mapping.ofAfter(nested).isPresent(), asWritten))
                .toList();
        for (int i = 0; i < after.size(); i++) {
            numbersByName
                    .computeIfAbsent(after.get(i).name(), unused -> new ArrayList<>())
                    .add(i);
        }
        Map<Integer, List<Integer>> index = index(afterFeatures);
        Map<Integer, List<Integer>> beforeIndex = index(beforeFeatures);
        double[] afterTotals = totals(afterFeatures, index, beforeIndex);
        double[] beforeTotals = totals(beforeFeatures, index, beforeIndex);
        List<Candidate> candidates = new ArrayList<>();
        for (int i = 0; i < beforeFeatures.size(); i++) {
            Map<Integer, Double> common = common(beforeFeatures.get(i), afterFeatures, index, beforeIndex);
            for (Map.Entry<Integer, Double> entry : common.entrySet()) {
                int j = entry.getKey();
                double similarity = 2 * entry.getValue() / (beforeTotals[i] + afterTotals[j]);
                candidates.add(new Candidate(before.get(i), after.get(j), similarity));
            }
            addNamed(before.get(i).name(), before.get(i), after, common, candidates);
            for (String newName : votes.newNames(before.get(i))) {
                addNamed(newName, before.get(i), after, common, candidates);
            }
        }
        return candidates;
    }

    /** Types that have the name to be expected are candidates even where they have nothing else: they may be empty. */
    private void addNamed(
            String name, Entity before, List<Entity> after, Map<Integer, Double> known, List<Candidate> candidates) {
        List<Integer> namesakes = numbersByName.getOrDefault(name, List.of());
        steps.take(namesakes.size());
        if (namesakes.size() <= COMMON) {
            namesakes.stream()
                    .filter(number -> !known.containsKey(number))
                    .map(after::get)
                    .forEach(
                            namesake -> candidates.add(new Candidate(before, namesake, ofNamesakes(before, namesake))));
        }
    }

    /**
     * An empty type at top level has at least a file of its name, and one that is still in its file did not come from
     * elsewhere; any other nested one needs others that move with it.
     */
    private double ofNamesakes(Entity before, Entity after) {
        boolean topLevel = before.owner().isEmpty() && after.owner().isEmpty();
        boolean sameFile = before.unit().path().equals(after.unit().path());
        return !before.node().sameCode(after.node()) ? 0 : topLevel || sameFile ? 1 : weighing.nested();
    }

    private Map<Integer, Double> common(
            TypeFeatures features,
            List<TypeFeatures> others,
            Map<Integer, List<Integer>> index,
            Map<Integer, List<Integer>> beforeIndex) {
        Map<Integer, Double> common = new java.util.TreeMap<>();
        for (Map.Entry<Integer, Double> feature : features.weights().entrySet()) {
            List<Integer> having = index.getOrDefault(feature.getKey(), List.of());
            if (having.size() > COMMON) {
                continue;
            }
            steps.take(having.size() + 1L);
            double rarity = rarity(feature.getKey(), index, beforeIndex);
            for (int other : having) {
                double weight =
                        Math.min(feature.getValue(), others.get(other).weights().get(feature.getKey()));
                common.merge(other, weight * rarity, Double::sum);
            }
        }
        return common;
    }

    private static double[] totals(
            List<TypeFeatures> features, Map<Integer, List<Integer>> index, Map<Integer, List<Integer>> beforeIndex) {
        return features.stream()
                .mapToDouble(type -> type.weights().entrySet().stream()
                        .mapToDouble(feature -> feature.getValue() * rarity(feature.getKey(), index, beforeIndex))
                        .sum())
                .toArray();
    }

    /** What one alone has weighs fully, what many have weighs little. */
    private static double rarity(
            int feature, Map<Integer, List<Integer>> index, Map<Integer, List<Integer>> beforeIndex) {
        int having = Math.max(
                index.getOrDefault(feature, List.of()).size(),
                beforeIndex.getOrDefault(feature, List.of()).size());
        return 1 / (1 + Math.log(Math.max(1, having)));
    }

    private static Map<Integer, List<Integer>> index(List<TypeFeatures> features) {
        Map<Integer, List<Integer>> index = new HashMap<>();
        for (int i = 0; i < features.size(); i++) {
            for (int feature : features.get(i).weights().keySet()) {
                index.computeIfAbsent(feature, unused -> new ArrayList<>()).add(i);
            }
        }
        return index;
    }
}
