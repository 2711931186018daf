package dev.refract.match.entity;

import dev.refract.match.evidence.Hierarchy;
import dev.refract.match.evidence.Relation;
import dev.refract.match.mapping.Derivation;
import dev.refract.match.mapping.Mapping;
import dev.refract.model.Entity;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Members that several types had and one has now, or that one supertype had and several subtypes have: one of them is a
 * pair, the others are derived.
 */
final class Relatives {
    private final Mapping mapping;
    private final LikenessThresholds thresholds;
    private final Hierarchy hierarchy;
    private final Set<Entity> pulledUp = new HashSet<>();
    private final Set<Entity> pushedDown = new HashSet<>();
    private final Set<Entity> moved = new HashSet<>();

    Relatives(Mapping mapping, LikenessThresholds thresholds) {
        this.mapping = mapping;
        this.thresholds = thresholds;
        this.hierarchy = new Hierarchy(mapping);
    }

    /**
     * Adds the derivations to the mapping.
     *
     * @param scores all that is alike enough
     * @param chosen what became pairs
     */
    void derive(List<MemberScore> scores, List<MemberScore> chosen) {
        chosen.forEach(this::note);
        List<MemberScore> sorted = new ArrayList<>(scores);
        sorted.sort(MemberScore.BEST_FIRST);
        Set<Entity> derived = new HashSet<>();
        for (MemberScore score : sorted) {
            if (isUnited(score) && derived.add(score.before())) {
                mapping.add(new Derivation(Derivation.Kind.UNITED, score.pair()));
            } else if (isSpread(score) && derived.add(score.after())) {
                mapping.add(new Derivation(Derivation.Kind.SPREAD, score.pair()));
            }
        }
    }

    private void note(MemberScore score) {
        if (areTwins(score, thresholds)) {
            moved.add(score.after());
        } else if (score.relation() == Relation.RELATIVE && isUp(score)) {
            pulledUp.add(score.after());
        } else if (score.relation() == Relation.RELATIVE) {
            pushedDown.add(score.before());
        }
    }

    /** Whether others that are as good can be derived, too. */
    static boolean canBeUnited(MemberScore score, LikenessThresholds thresholds) {
        return score.relation() == Relation.RELATIVE || areTwins(score, thresholds);
    }

    private boolean isUnited(MemberScore score) {
        boolean relatives = score.relation() == Relation.RELATIVE && pulledUp.contains(score.after()) && isUp(score);
        boolean twins = areTwins(score, thresholds) && moved.contains(score.after());
        return (relatives || twins) && mapping.ofBefore(score.before()).isEmpty();
    }

    private boolean isSpread(MemberScore score) {
        return score.relation() == Relation.RELATIVE
                && pushedDown.contains(score.before())
                && mapping.ofAfter(score.after()).isEmpty()
                && hierarchy.isDown(score.before().type(), score.after().type());
    }

    private boolean isUp(MemberScore score) {
        return hierarchy.isUp(score.before().type(), score.after().type());
    }

    private static boolean areTwins(MemberScore score, LikenessThresholds thresholds) {
        return score.relation() == Relation.STRANGER
                && (score.content() >= thresholds.united() || score.points() >= thresholds.certain())
                && score.before().name().equals(score.after().name());
    }
}
