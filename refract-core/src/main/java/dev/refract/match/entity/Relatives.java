package dev.refract.match.entity;

import dev.refract.match.evidence.Hierarchy;
import dev.refract.match.evidence.Relation;
import dev.refract.match.mapping.Derivation;
import dev.refract.match.mapping.Mapping;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Members that several subtypes had and one supertype has now, or the other way round: one of them is a pair, the others
 * are derived.
 */
final class Relatives {
    private final Mapping mapping;
    private final Hierarchy hierarchy;

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
        Set<Object> pulledUp = new HashSet<>();
        Set<Object> pushedDown = new HashSet<>();
        for (MemberScore score : chosen) {
            if (isUp(score)) {
                pulledUp.add(score.after());
            } else if (isDown(score)) {
                pushedDown.add(score.before());
            }
        }
        List<MemberScore> sorted = new ArrayList<>(scores);
        sorted.sort(MemberScore.BEST_FIRST);
        Set<Object> derived = new HashSet<>();
        for (MemberScore score : sorted) {
            boolean united = isFreeBefore(score) && pulledUp.contains(score.after()) && isUp(score);
            boolean spread = isFreeAfter(score) && pushedDown.contains(score.before()) && isDown(score);
            if (united && derived.add(score.before())) {
                mapping.add(new Derivation(Derivation.Kind.UNITED, score.pair()));
            } else if (spread && derived.add(score.after())) {
                mapping.add(new Derivation(Derivation.Kind.SPREAD, score.pair()));
            }
        }
    }

    private boolean isFreeBefore(MemberScore score) {
        return mapping.ofBefore(score.before()).isEmpty();
    }

    private boolean isFreeAfter(MemberScore score) {
        return mapping.ofAfter(score.after()).isEmpty();
    }

    private boolean isUp(MemberScore score) {
        return score.relation() == Relation.RELATIVE
                && hierarchy.isUp(score.before().type(), score.after().type());
    }

    private boolean isDown(MemberScore score) {
        return score.relation() == Relation.RELATIVE
                && hierarchy.isDown(score.before().type(), score.after().type());
    }
}
