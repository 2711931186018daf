package dev.refract.match.entity;

import dev.refract.match.mapping.EntityPair;
import dev.refract.match.mapping.Mapping;
import dev.refract.match.mapping.Steps;
import dev.refract.model.Entity;
import dev.refract.model.file.Nesting;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;

/**
 * Pairs types that moved or were renamed, by what they are made of (RefactoringMiner 2.0, Table 4, Change Class
 * Signature, with a measure in place of the subset rule, so that a move with edits is seen): types at top level first,
 * then all that are left.
 */
final class MovedTypes {
    private final Mapping mapping;
    private final MemberMatching members;
    private final TypeThresholds thresholds;
    private final Steps steps;

    MovedTypes(Mapping mapping, MemberMatching members, TypeThresholds thresholds, Steps steps) {
        this.mapping = mapping;
        this.members = members;
        this.thresholds = thresholds;
        this.steps = steps;
    }

    void match(Votes votes) {
        round(type -> type.owner().isEmpty(), votes);
        round(type -> type.nesting() == Nesting.MEMBER || type.nesting() == Nesting.TOP_LEVEL, votes);
    }

    private void round(Predicate<Entity> takesPart, Votes votes) {
        List<Entity> before = mapping.removed().stream()
                .filter(Entity::isType)
                .filter(takesPart)
                .toList();
        List<Entity> after = mapping.added().stream()
                .filter(Entity::isType)
                .filter(takesPart)
                .toList();
        List<Scored> scored = new ArrayList<>();
        for (TypeCandidates.Candidate candidate : new TypeCandidates(steps).of(before, after)) {
            Scored score = Scored.of(candidate, votes);
            if (score.candidate.similarity() >= threshold(score)) {
                scored.add(score);
            }
        }
        scored.sort(Scored.BEST_FIRST);
        for (Scored score : scored) {
            TypeCandidates.Candidate candidate = score.candidate;
            if (mapping.isFree(candidate.before(), candidate.after())) {
                members.add(
                        new EntityPair(candidate.before(), candidate.after(), "same-members", candidate.similarity()));
            }
        }
    }

    private double threshold(Scored score) {
        if (score.voted) {
            return thresholds.voted();
        }
        boolean sameName =
                score.candidate.before().name().equals(score.candidate.after().name());
        return sameName ? thresholds.moved() : score.samePlace ? thresholds.renamed() : thresholds.movedAndRenamed();
    }

    /** A candidate with what speaks for it besides its members. */
    private record Scored(TypeCandidates.Candidate candidate, double score, boolean samePlace, boolean voted) {
        static final Comparator<Scored> BEST_FIRST = Comparator.comparingDouble((Scored scored) -> -scored.score)
                .thenComparing(scored -> scored.candidate.before().number())
                .thenComparing(scored -> scored.candidate.after().number());

        private static final double SAME_NAME = 0.5;
        private static final double SAME_PLACE = 0.1;
        private static final double VOTED = 0.3;

        static Scored of(TypeCandidates.Candidate candidate, Votes votes) {
            Entity before = candidate.before();
            Entity after = candidate.after();
            boolean samePlace = place(before).equals(place(after));
            boolean voted = votes.forRename(before, after);
            double score = candidate.similarity()
                    + (before.name().equals(after.name()) ? SAME_NAME : 0)
                    + (samePlace ? SAME_PLACE : 0)
                    + (voted ? VOTED : 0);
            return new Scored(candidate, score, samePlace, voted);
        }

        private static String place(Entity type) {
            return type.owner().map(Entity::qualifiedName).orElse(type.packageName());
        }
    }
}
