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
import java.util.stream.Collectors;

/**
 * Leaves out members that do not compete, since their types stand above each other: several may be united in one above,
 * so none of them has to become what it is less like; and what overrides another follows it.
 */
final class HierarchyChoices {
    private final Hierarchy hierarchy;
    private final KeptSignatures kept;
    private final double margin;
    private final Map<Entity, Double> bestUp;
    private final Map<Entity, Double> bestDown;
    /** What may have become a member in its own type, and what a member may have become there. */
    private final Map<Entity, List<Entity>> origins;

    private final Map<Entity, List<Entity>> successors;

    private HierarchyChoices(Mapping mapping, List<MemberScore> scores, LikenessThresholds thresholds) {
        this.kept = new KeptSignatures(mapping, thresholds.united());
        this.margin = thresholds.rival();
        this.hierarchy = new Hierarchy(mapping);
        this.bestUp = best(scores, MemberScore::before);
        this.bestDown = best(scores, MemberScore::after);
        this.origins = within(scores, MemberScore::after, MemberScore::before);
        this.successors = within(scores, MemberScore::before, MemberScore::after);
    }

    private static Map<Entity, List<Entity>> within(
            List<MemberScore> scores, Function<MemberScore, Entity> of, Function<MemberScore, Entity> other) {
        return scores.stream()
                .filter(score -> score.relation() == Relation.SAME)
                .collect(Collectors.groupingBy(of, Collectors.mapping(other, Collectors.toList())));
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

    /**
     * The scores of members that compete.
     *
     * @param thresholds by how much less may speak for a member than for another that it can be as well, and from how much code
     *     on it is what overrides another
     */
    static List<MemberScore> of(List<MemberScore> scores, Mapping mapping, LikenessThresholds thresholds) {
        HierarchyChoices choices = new HierarchyChoices(mapping, scores, thresholds);
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
        return score.points() > best - margin
                && !(up ? followsOverridden(score) : isFollowedByOverriding(score))
                && !kept.isOverriding(score);
    }

    /** Whether what was overridden is what the member would become. */
    private boolean followsOverridden(MemberScore score) {
        return origins.getOrDefault(score.after(), List.of()).stream()
                .anyMatch(other -> Declared.signature(other).equals(Declared.signature(score.before())));
    }

    /** Whether what is overridden now is what the member became. */
    private boolean isFollowedByOverriding(MemberScore score) {
        return successors.getOrDefault(score.before(), List.of()).stream()
                .anyMatch(other -> Declared.signature(other).equals(Declared.signature(score.after())));
    }
}
