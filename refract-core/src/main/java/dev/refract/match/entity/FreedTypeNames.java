package dev.refract.match.entity;

import dev.refract.match.mapping.EntityPair;
import dev.refract.match.mapping.Mapping;
import dev.refract.match.mapping.Steps;
import dev.refract.model.Entity;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Pairs of types of one name whose members say that they are not one: the one lives on under another name, and the name
 * was taken over by another, as where two classes exchange their names. Such pairs are given up.
 */
final class FreedTypeNames {
    private final Mapping mapping;
    private final FreedThresholds thresholds;
    private final TypeThresholds.Features features;
    private final Steps steps;

    FreedTypeNames(Mapping mapping, EntityThresholds thresholds, Steps steps) {
        this.mapping = mapping;
        this.thresholds = thresholds.freed();
        this.features = thresholds.types().features();
        this.steps = steps;
    }

    /** The pairs to give up, in the order of the mapping. */
    List<EntityPair> find() {
        List<EntityPair> doubtful =
                mapping.pairs().stream().filter(this::isDoubtful).toList();
        if (doubtful.isEmpty()) {
            return List.of();
        }
        List<Entity> before = Stream.concat(doubtful.stream().map(EntityPair::before), types(mapping.removed()))
                .toList();
        List<Entity> after = Stream.concat(doubtful.stream().map(EntityPair::after), types(mapping.added()))
                .toList();
        List<TypeCandidates.Candidate> candidates =
                new TypeCandidates(mapping, TypeNameVotes.of(List.of()), features, steps).of(before, after);
        Map<Entity, List<TypeCandidates.Candidate>> byType = new HashMap<>();
        for (TypeCandidates.Candidate candidate : candidates) {
            Stream.of(candidate.before(), candidate.after())
                    .forEach(type -> byType.computeIfAbsent(type, unused -> new ArrayList<>())
                            .add(candidate));
        }
        return doubtful.stream().filter(pair -> isFreed(pair, byType)).toList();
    }

    private static Stream<Entity> types(List<Entity> entities) {
        return entities.stream().filter(entity -> entity.isType() && !entity.isInBody());
    }

    private boolean isDoubtful(EntityPair pair) {
        Entity before = pair.before();
        if (!before.isType() || before.isInBody() || pair.sameCode()) {
            return false;
        }
        steps.take(before.members().size() + 1L);
        long kept = before.members().stream()
                .filter(member -> mapping.ofBefore(member)
                        .filter(same -> member.node().sameCode(same.after().node()))
                        .isPresent())
                .count();
        return kept
                < thresholds.kept()
                        * Math.max(
                                before.members().size(), pair.after().members().size());
    }

    private boolean isFreed(EntityPair pair, Map<Entity, List<TypeCandidates.Candidate>> byType) {
        List<TypeCandidates.Candidate> ofBefore = byType.getOrDefault(pair.before(), List.of());
        List<TypeCandidates.Candidate> ofAfter = byType.getOrDefault(pair.after(), List.of());
        double own = ofBefore.stream()
                .filter(candidate -> candidate.after() == pair.after())
                .mapToDouble(TypeCandidates.Candidate::similarity)
                .findFirst()
                .orElse(0);
        double clearly = Math.max(thresholds.successor(), own + thresholds.clearly());
        return Stream.of(ofBefore, ofAfter)
                .allMatch(candidates -> candidates.stream().anyMatch(candidate -> candidate.similarity() >= clearly));
    }
}
