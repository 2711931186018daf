package dev.refract.match.entity;

import dev.refract.match.mapping.EntityPair;
import dev.refract.model.Entity;
import java.util.Comparator;
import java.util.Map;

/**
 * Two types that could be one, with what speaks for it.
 *
 * @param candidate the two types and how alike they are
 * @param evidence what speaks for them, by name
 * @param points by how much the evidence is more than enough
 */
record TypeScore(TypeCandidates.Candidate candidate, Map<String, Double> evidence, double points) {
    static final Comparator<TypeScore> BEST_FIRST = Comparator.comparingDouble((TypeScore score) -> -score.points)
            .thenComparing(score -> score.before().number())
            .thenComparing(score -> score.after().number());

    private static final String RULE = "same-members";

    Entity before() {
        return candidate.before();
    }

    Entity after() {
        return candidate.after();
    }

    boolean sameName() {
        return before().name().equals(after().name());
    }

    EntityPair pair() {
        return new EntityPair(before(), after(), RULE, candidate.similarity(), evidence);
    }
}
