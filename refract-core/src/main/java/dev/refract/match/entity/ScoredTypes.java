package dev.refract.match.entity;

import dev.refract.match.evidence.Words;
import dev.refract.model.Entity;
import java.util.Comparator;

/**
 * Two types that could be one, with what speaks for it besides their members.
 *
 * @param candidate the two types and how alike they are
 * @param score orders candidates: similarity, and a bonus for everything that speaks for them
 * @param sameName whether their simple names are equal
 * @param samePlace whether their packages or owners are equal
 * @param alike whether most words of their names are equal
 * @param voted whether their names were exchanged in code that refers to them
 * @param together whether others moved between the same places
 */
record ScoredTypes(
        TypeCandidates.Candidate candidate,
        double score,
        boolean sameName,
        boolean samePlace,
        boolean alike,
        boolean voted,
        boolean together) {
    static final Comparator<ScoredTypes> BEST_FIRST = Comparator.comparingDouble((ScoredTypes scored) -> -scored.score)
            .thenComparing(scored -> scored.candidate.before().number())
            .thenComparing(scored -> scored.candidate.after().number());

    private static final double ALIKE = 0.5;
    /** Of two equal copies, the one that stayed in its source root is the one that moved. */
    private static final double SAME_ROOT = 0.005;

    static ScoredTypes of(TypeCandidates.Candidate candidate, Votes votes, PlaceVotes places, Owners owners) {
        Entity before = candidate.before();
        Entity after = candidate.after();
        double names = Words.similarity(before.name(), after.name());
        boolean sameName = before.name().equals(after.name());
        boolean samePlace = PlaceVotes.place(before).equals(PlaceVotes.place(after));
        boolean voted = votes.forRename(before, after);
        boolean together = places.forMove(before, after);
        double score = candidate.similarity()
                + (sameName ? 0.2 : 0)
                + (samePlace ? 0.1 : 0)
                + (voted ? 0.3 : 0)
                + (together ? 0.1 : 0)
                + 0.1 * names
                + (before.unit().sourceRoot().equals(after.unit().sourceRoot()) ? SAME_ROOT : 0)
                + 0.2 * owners.similarity(before, after);
        return new ScoredTypes(candidate, score, sameName, samePlace, names >= ALIKE, voted, together);
    }

    /** The similarity that these two need. */
    double threshold(TypeThresholds thresholds) {
        if (voted) {
            return samePlace || alike ? thresholds.voted() : thresholds.moved();
        }
        if (sameName) {
            return sameNameThreshold(thresholds);
        }
        if (samePlace) {
            return alike ? thresholds.renamedAlike() : thresholds.renamed();
        }
        return thresholds.movedAndRenamed();
    }

    private double sameNameThreshold(TypeThresholds thresholds) {
        if (!together) {
            return thresholds.moved();
        }
        boolean topLevel = candidate.before().owner().isEmpty()
                && candidate.after().owner().isEmpty();
        return topLevel ? thresholds.movedWithPackage() : thresholds.movedTogether();
    }
}
