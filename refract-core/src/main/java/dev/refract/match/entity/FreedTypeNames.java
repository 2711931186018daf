package dev.refract.match.entity;

import dev.refract.match.mapping.EntityPair;
import dev.refract.match.mapping.Mapping;
import dev.refract.match.mapping.Steps;
import dev.refract.model.Entity;
import java.util.List;
import java.util.stream.Stream;

/**
 * Pairs of types of one name whose members say that they are not one: the one lives on under another name, and the name
 * was taken over by another, as where two classes exchange their names. Such pairs are given up.
 */
final class FreedTypeNames {
    /** How much better another type must be than the one of the same name. */
    private static final double CLEARLY = 0.25;
    /** How alike the other type must be at least. */
    private static final double ALIKE = 0.6;
    /** Share of the members of a type that did not change, from which on nothing is doubted. */
    private static final double MOST = 0.5;

    private final Mapping mapping;
    private final Steps steps;

    FreedTypeNames(Mapping mapping, Steps steps) {
        this.mapping = mapping;
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
                new TypeCandidates(mapping, Votes.of(List.of()), steps).of(before, after);
        return doubtful.stream().filter(pair -> isFreed(pair, candidates)).toList();
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
                < MOST
                        * Math.max(
                                before.members().size(), pair.after().members().size());
    }

    private static boolean isFreed(EntityPair pair, List<TypeCandidates.Candidate> candidates) {
        double own = candidates.stream()
                .filter(candidate -> candidate.before() == pair.before() && candidate.after() == pair.after())
                .mapToDouble(TypeCandidates.Candidate::similarity)
                .findFirst()
                .orElse(0);
        List<TypeCandidates.Candidate> better = candidates.stream()
                .filter(candidate -> candidate.similarity() >= Math.max(ALIKE, own + CLEARLY))
                .toList();
        return better.stream().anyMatch(candidate -> candidate.before() == pair.before())
                && better.stream().anyMatch(candidate -> candidate.after() == pair.after());
    }
}
