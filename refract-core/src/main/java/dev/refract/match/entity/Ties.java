package dev.refract.match.entity;

import dev.refract.match.evidence.Relation;
import dev.refract.model.Entity;
import dev.refract.model.file.EntityKind;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Takes out what nothing distinguishes: where another candidate that found no partner is as good as the one that was
 * chosen, neither is. Two methods of one type with the same code are told apart by their names; of more, one that was
 * copied, none is nearer for its name. Members of several types may all have become one, so that there is nothing to
 * decide; what of them is chosen under another name only since a much better one went elsewhere is none.
 */
final class Ties {
    /** Difference of points that decides nothing. */
    private static final double NOTHING = 0.005;
    /** Difference that is none, but for rounding. */
    private static final double ROUNDING = 1e-6;

    private final Map<Entity, MemberScore> chosenOf = new HashMap<>();

    private final LikenessThresholds thresholds;

    private Ties(List<MemberScore> chosen, LikenessThresholds thresholds) {
        this.thresholds = thresholds;
        for (MemberScore score : chosen) {
            chosenOf.put(score.before(), score);
            chosenOf.put(score.after(), score);
        }
    }

    /** The chosen pairs that no rival is as good as. */
    static List<MemberScore> without(
            List<MemberScore> scores, List<MemberScore> chosen, LikenessThresholds thresholds) {
        Ties ties = new Ties(chosen, thresholds);
        Set<MemberScore> undecided = new HashSet<>();
        Set<MemberScore> decidedByName = new HashSet<>();
        for (MemberScore rival : scores) {
            MemberScore ofBefore = ties.chosenOf.get(rival.before());
            MemberScore ofAfter = ties.chosenOf.get(rival.after());
            boolean oneIsFree = ofBefore == null ^ ofAfter == null;
            MemberScore winner = ofBefore == null ? ofAfter : ofBefore;
            if (oneIsFree
                    && ties.isAsGood(rival, winner)
                    && !(differInName(rival, winner) && decidedByName.add(winner))) {
                undecided.add(winner);
            }
            if (ofBefore != null && ofAfter != null) {
                Stream.of(ofBefore, ofAfter)
                        .filter(chosenPair -> ties.isSecondChoice(chosenPair, rival))
                        .forEach(undecided::add);
            }
        }
        return chosen.stream().filter(score -> !undecided.contains(score)).toList();
    }

    private boolean isAsGood(MemberScore rival, MemberScore winner) {
        boolean comparable = rival.relation() == winner.relation()
                && !Relatives.canBeUnited(rival, thresholds)
                && !Relatives.areCopies(rival, winner);
        return comparable && winner.points() - rival.points() < NOTHING;
    }

    private boolean isSecondChoice(MemberScore score, MemberScore better) {
        return score.relation() == Relation.STRANGER
                && better.relation() == Relation.STRANGER
                && !score.before().name().equals(score.after().name())
                && better.points() - score.points() > thresholds.second();
    }

    /** Whether methods of one type are as alike in all but their names, which decide then, by however little. */
    private static boolean differInName(MemberScore rival, MemberScore winner) {
        return rival.relation() == Relation.SAME
                && rival.before().kind() == EntityKind.METHOD
                && Math.abs(rival.content() - winner.content()) < ROUNDING
                && winner.points() - rival.points() >= ROUNDING;
    }
}
