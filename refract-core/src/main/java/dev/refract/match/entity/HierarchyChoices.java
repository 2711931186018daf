package dev.refract.match.entity;

import dev.refract.match.evidence.Hierarchy;
import dev.refract.match.evidence.Relation;
import dev.refract.match.mapping.Mapping;
import dev.refract.model.Declared;
import dev.refract.model.Entity;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * Leaves out members that do not compete, since their types stand above each other: several may be united in one above,
 * so none of them has to become what it is less like; and what overrides another follows it.
 */
final class HierarchyChoices {
    /** By how much less may speak for a member than for another that it can be as well. */
    private static final double CLEARLY = 0.1;

    private final Hierarchy hierarchy;
    private final List<MemberScore> scores;
    private final Map<Entity, Double> bestUp;
    private final Map<Entity, Double> bestDown;

    private HierarchyChoices(Mapping mapping, List<MemberScore> scores) {
        this.hierarchy = new Hierarchy(mapping);
        this.scores = scores;
        this.bestUp = best(scores, MemberScore::before);
        this.bestDown = best(scores, MemberScore::after);
    }

    private static Map<Entity, Double> best(List<MemberScore> scores, Function<MemberScore, Entity> entity) {
        Map<Entity, Double> best = new HashMap<>();
        for (MemberScore score : scores) {
            if (score.relation() == Relation.RELATIVE) {
                best.merge(entity.apply(score), score.points(), Math::max);
            }
        }
        return best;
    }

    /** The scores of members that compete. */
    static List<MemberScore> of(List<MemberScore> scores, Mapping mapping) {
        HierarchyChoices choices = new HierarchyChoices(mapping, scores);
        return choices.bestUp.isEmpty()
                ? scores
                : scores.stream().filter(choices::competes).toList();
    }

    private boolean competes(MemberScore score) {
        if (score.relation() != Relation.RELATIVE) {
            return true;
        }
        boolean up = hierarchy.isUp(score.before().type(), score.after().type());
        double best = up ? bestUp.get(score.before()) : bestDown.get(score.after());
        return score.points() > best - CLEARLY && !(up ? followsOverridden(score) : isFollowedByOverriding(score));
    }

    /** Whether what was overridden is what the member would become. */
    private boolean followsOverridden(MemberScore score) {
        return scores.stream()
                .filter(other -> other.after() == score.after() && other.relation() == Relation.SAME)
                .anyMatch(other -> sameSignature(other.before(), score.before()));
    }

    /** Whether what is overridden now is what the member became. */
    private boolean isFollowedByOverriding(MemberScore score) {
        return scores.stream()
                .filter(other -> other.before() == score.before() && other.relation() == Relation.SAME)
                .anyMatch(other -> sameSignature(other.after(), score.after()));
    }

    private static boolean sameSignature(Entity one, Entity other) {
        return one.name().equals(other.name()) && Declared.parameterTypes(one).equals(Declared.parameterTypes(other));
    }
}
