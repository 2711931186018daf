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
    /** How alike members of types that have nothing to do with each other must be to have become one. */
    private static final double TWINS = 0.8;
    /** By how much more than enough must speak for them, where they are less alike. */
    private static final double CERTAIN = 0.1;

    private final Mapping mapping;
    private final Hierarchy hierarchy;
    private final Set<Entity> pulledUp = new HashSet<>();
    private final Set<Entity> pushedDown = new HashSet<>();
    private final Set<Entity> moved = new HashSet<>();

    Relatives(Mapping mapping) {
        this.mapping = mapping;
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
        if (areTwins(score)) {
            moved.add(score.after());
        } else if (score.relation() == Relation.RELATIVE && isUp(score)) {
            pulledUp.add(score.after());
        } else if (score.relation() == Relation.RELATIVE) {
            pushedDown.add(score.before());
        }
    }

    /** Whether others that are as good can be derived, too. */
    static boolean canBeUnited(MemberScore score) {
        return score.relation() == Relation.RELATIVE || areTwins(score);
    }

    private boolean isUnited(MemberScore score) {
        boolean relatives = score.relation() == Relation.RELATIVE && pulledUp.contains(score.after()) && isUp(score);
        boolean twins = areTwins(score) && moved.contains(score.after());
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

    private static boolean areTwins(MemberScore score) {
        return score.relation() == Relation.STRANGER
                && (score.content() >= TWINS || score.points() >= CERTAIN)
                && score.before().name().equals(score.after().name());
    }
}
