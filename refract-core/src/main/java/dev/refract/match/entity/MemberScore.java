package dev.refract.match.entity;

import dev.refract.match.evidence.Relation;
import dev.refract.match.mapping.EntityPair;
import dev.refract.model.Entity;
import java.util.Comparator;
import java.util.Map;

/**
 * Two members that could be one, with what speaks for it.
 *
 * @param content how alike their declarations are, from 0 to 1
 * @param relation what their owners are to each other
 * @param evidence what speaks for them, by name
 * @param points by how much the evidence is more than enough
 */
record MemberScore(
        Entity before, Entity after, double content, Relation relation, Map<String, Double> evidence, double points) {
    static final Comparator<MemberScore> BEST_FIRST = Comparator.comparingDouble((MemberScore score) -> -score.points)
            .thenComparing(score -> score.before.number())
            .thenComparing(score -> score.after.number());

    private static final String RULE = "content-and-references";

    EntityPair pair() {
        return new EntityPair(before, after, RULE, content, evidence);
    }
}
