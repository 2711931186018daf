package dev.refract.match.entity;

import dev.refract.match.mapping.EntityPair;
import dev.refract.match.mapping.Mapping;
import dev.refract.match.mapping.Steps;
import dev.refract.model.Entity;
import dev.refract.model.file.Nesting;
import java.util.ArrayList;
import java.util.List;

/**
 * Pairs types that moved or were renamed, by what they are made of (RefactoringMiner 2.0, Table 4, Change Class
 * Signature, with a measure in place of the subset rule, so that a move with edits is seen), best first. What moved
 * together then speaks for what is left.
 */
final class MovedTypes {
    private static final String RULE = "same-members";
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
        boolean found = true;
        while (found && !steps.exhausted()) {
            found = round(candidates(votes), votes);
        }
    }

    private List<TypeCandidates.Candidate> candidates(Votes votes) {
        List<Entity> before =
                mapping.removed().stream().filter(MovedTypes::takesPart).toList();
        List<Entity> after =
                mapping.added().stream().filter(MovedTypes::takesPart).toList();
        return new TypeCandidates(mapping, votes, steps).of(before, after);
    }

    private static boolean takesPart(Entity entity) {
        return entity.isType() && (entity.nesting() == Nesting.MEMBER || entity.nesting() == Nesting.TOP_LEVEL);
    }

    private boolean round(List<TypeCandidates.Candidate> candidates, Votes votes) {
        PlaceVotes places = PlaceVotes.of(mapping);
        Owners owners = Owners.of(candidates, mapping);
        List<ScoredTypes> scored = new ArrayList<>();
        for (TypeCandidates.Candidate candidate : candidates) {
            ScoredTypes score = ScoredTypes.of(candidate, votes, places, owners);
            if (candidate.similarity() >= score.threshold(thresholds)
                    && mapping.isFree(candidate.before(), candidate.after())) {
                scored.add(score);
            }
        }
        scored.sort(ScoredTypes.BEST_FIRST);
        Rivals rivals = Rivals.of(scored, thresholds.margin());
        boolean found = false;
        for (ScoredTypes score : scored) {
            TypeCandidates.Candidate candidate = score.candidate();
            if (mapping.isFree(candidate.before(), candidate.after()) && !rivals.undecided(score, mapping)) {
                found |= members.add(
                        new EntityPair(candidate.before(), candidate.after(), RULE, candidate.similarity()));
            }
        }
        return found;
    }
}
