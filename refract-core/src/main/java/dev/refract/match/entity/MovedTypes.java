package dev.refract.match.entity;

import dev.refract.match.assign.Assignment;
import dev.refract.match.change.Alignment;
import dev.refract.match.change.CodeChanges;
import dev.refract.match.evidence.SharedReferrers;
import dev.refract.match.mapping.Mapping;
import dev.refract.match.mapping.Steps;
import dev.refract.model.Entity;
import dev.refract.model.file.Nesting;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * Pairs types that moved or were renamed, by what they are made of (RefactoringMiner 2.0, Table 4, Change Class
 * Signature, with a measure in place of the subset rule, so that a move with edits is seen), by who refers to them and by
 * their names. What moved together then speaks for what is left, so that which of two copies moved is decided last.
 */
final class MovedTypes {
    private final Mapping mapping;
    private final MemberMatching members;
    private final TypeThresholds thresholds;
    private final Alignment alignment;
    private final Steps steps;

    MovedTypes(Mapping mapping, MemberMatching members, EntityThresholds thresholds, Steps steps) {
        this.mapping = mapping;
        this.members = members;
        this.thresholds = thresholds.types();
        this.alignment = Alignment.byLikeness(thresholds.aligned(), steps);
        this.steps = steps;
    }

    /** Pairs members of types and types at top level. Whether any was found. */
    boolean match(TypeNameVotes votes) {
        return match(votes, gone(), come(), candidate -> true);
    }

    /** Whether there are such types on both sides. */
    boolean mayMatch() {
        return !gone().isEmpty() && !come().isEmpty();
    }

    private List<Entity> gone() {
        return types(mapping.removed(), MovedTypes::isDeclaredOutside);
    }

    private List<Entity> come() {
        return types(mapping.added(), MovedTypes::isDeclaredOutside);
    }

    /**
     * Pairs types that were renamed where they stand, once members are known: their code may exchange the names of types that
     * have little in common. Whether any was found.
     */
    boolean matchInPlace(TypeNameVotes votes) {
        return match(votes, gone(), come(), this::mayBeInPlace);
    }

    private boolean mayBeInPlace(TypeCandidates.Candidate candidate) {
        Entity before = candidate.before();
        Entity after = candidate.after();
        return TypeScoring.inSamePlace(before, after, mapping)
                && before.members().stream()
                        .flatMap(member -> mapping.ofBefore(member).stream())
                        .allMatch(pair -> pair.after().isIn(after))
                && after.members().stream()
                        .flatMap(member -> mapping.ofAfter(member).stream())
                        .allMatch(pair -> pair.before().isIn(before));
    }

    /** Pairs local types that came out of a body, went into one, or into another: all members are known now. */
    boolean matchLocal() {
        List<Entity> before = types(mapping.removed(), MovedTypes::isNamed);
        List<Entity> after = types(mapping.added(), MovedTypes::isNamed);
        if (before.stream().noneMatch(MovedTypes::isLocal) && after.stream().noneMatch(MovedTypes::isLocal)) {
            return false;
        }
        TypeNameVotes votes = TypeNameVotes.of(CodeChanges.of(mapping, alignment));
        return match(votes, before, after, candidate -> isLocal(candidate.before()) || isLocal(candidate.after()));
    }

    private static boolean isDeclaredOutside(Entity type) {
        return type.nesting() == Nesting.MEMBER || type.nesting() == Nesting.TOP_LEVEL;
    }

    private static boolean isNamed(Entity type) {
        return isDeclaredOutside(type) || isLocal(type);
    }

    private static boolean isLocal(Entity type) {
        return type.nesting() == Nesting.LOCAL;
    }

    private boolean match(
            TypeNameVotes votes,
            List<Entity> before,
            List<Entity> after,
            Predicate<TypeCandidates.Candidate> takesPart) {
        if (before.isEmpty() || after.isEmpty()) {
            return false;
        }
        List<TypeCandidates.Candidate> candidates =
                new TypeCandidates(mapping, votes, thresholds.features(), steps).of(before, after);
        SharedReferrers referrers = SharedReferrers.of(mapping, names(before), names(after));
        boolean any = false;
        boolean found = true;
        while (found && !steps.exhausted()) {
            found = round(
                    candidates.stream().filter(takesPart).toList(),
                    new TypeScoring(mapping, votes, referrers, thresholds));
            any |= found;
        }
        return any;
    }

    private static List<Entity> types(List<Entity> entities, Predicate<Entity> takesPart) {
        return entities.stream()
                .filter(entity -> entity.isType() && takesPart.test(entity))
                .toList();
    }

    private static Set<String> names(List<Entity> types) {
        return types.stream().map(Entity::name).collect(Collectors.toSet());
    }

    private boolean round(List<TypeCandidates.Candidate> candidates, TypeScoring scoring) {
        List<TypeScore> scores = scoring.score(candidates);
        List<TypeScore> chosen = new Assignment<>(TypeScore::before, TypeScore::after, TypeScore::points).best(scores);
        return accepted(scores, chosen).stream()
                        .filter(score -> members.add(score.pair()))
                        .count()
                > 0;
    }

    /** Owners before what stands in them, which may then be found by its name alone; copies that nothing decides on last. */
    private List<TypeScore> accepted(List<TypeScore> scores, List<TypeScore> chosen) {
        Rivals rivals = Rivals.of(scores, chosen, thresholds.margin());
        List<TypeScore> decided = chosen.stream()
                .filter(score -> score.sameName() && areAtTop(score) || !rivals.areAsGood(score))
                .toList();
        List<TypeScore> outer =
                decided.stream().filter(score -> !ownersAreFree(score)).toList();
        if (!outer.isEmpty() || !decided.isEmpty()) {
            return outer.isEmpty() ? decided : outer;
        }
        return chosen.stream().filter(TypeScore::sameName).toList();
    }

    private static boolean areAtTop(TypeScore score) {
        return score.before().owner().isEmpty() && score.after().owner().isEmpty();
    }

    private boolean ownersAreFree(TypeScore score) {
        return score.before()
                .owner()
                .flatMap(owner -> score.after().owner().filter(other -> mapping.isFree(owner, other)))
                .isPresent();
    }
}
