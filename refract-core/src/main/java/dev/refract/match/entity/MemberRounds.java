package dev.refract.match.entity;

import dev.refract.match.assign.Assignment;
import dev.refract.match.change.Alignment;
import dev.refract.match.change.CodeChanges;
import dev.refract.match.change.Exchanges;
import dev.refract.match.entity.MemberScoring.UseEvidence;
import dev.refract.match.evidence.SharedReferrers;
import dev.refract.match.mapping.EntityPair;
import dev.refract.match.mapping.Mapping;
import dev.refract.match.mapping.Steps;
import dev.refract.model.CodeModel;
import dev.refract.model.Entity;
import dev.refract.model.file.Nesting;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * Matches the members that identity leaves over, by content and by who refers to them, again and again until nothing
 * changes: a pair that is found lets others share a referrer (ReMapper, section II.D).
 */
final class MemberRounds {
    private static final int ROUNDS = 6;

    private final Mapping mapping;
    private final MemberMatching members;
    private final EntityThresholds thresholds;
    private final Steps steps;
    private final Alignment alignment;
    private SharedReferrers referrers;

    MemberRounds(Mapping mapping, MemberMatching members, EntityThresholds thresholds, Steps steps) {
        this.mapping = mapping;
        this.members = members;
        this.thresholds = thresholds;
        this.steps = steps;
        this.alignment = Alignment.byLikeness(thresholds.aligned(), steps);
    }

    void match() {
        Set<EntityPair> doubted = doubt();
        List<Entity> before = free(mapping.before(), mapping::ofBefore);
        List<Entity> after = free(mapping.after(), mapping::ofAfter);
        LikenessThresholds likeness = thresholds.likeness();
        if (before.isEmpty() || after.isEmpty()) {
            new Implementations(mapping, thresholds, steps).derive();
            return;
        }
        AmountThresholds amounts = thresholds.members().amounts();
        Exchanges exchanges = new Exchanges();
        exchanges.add(CodeChanges.of(mapping, alignment));
        Twins twins = Twins.among(before, after, thresholds, mapping, steps);
        MemberCandidates candidates = new MemberCandidates(before, after, referrers(), amounts.rare(), steps);
        List<MemberScore> scores = List.of();
        List<MemberScore> chosen = List.of();
        for (int round = 0; round < ROUNDS && !steps.exhausted(); round++) {
            List<EntityPair> pairs = pairs(chosen);
            Mapping view = mapping.with(pairs);
            // A pair that is found makes others candidates, as those that it refers to.
            Exchanges all = exchanges(pairs, view, exchanges);
            UseEvidence uses = new UseEvidence(referrers(), all);
            scores = score(candidates.in(view), new MemberScoring(view, uses, twins, thresholds, steps));
            List<MemberScore> next = choose(scores, view);
            if (next.equals(chosen)) {
                break;
            }
            chosen = next;
        }
        Delegators.Result delegators = new Delegators(mapping, referrers(), amounts.kept(), steps).find(scores, chosen);
        delegators.pairs().forEach(members::add);
        List<MemberScore> others = chosen.stream().filter(delegators::leaves).toList();
        pairs(others).forEach(members::add);
        // A name that was given up for nothing better is not freed.
        doubted.forEach(members::add);
        members.last();
        new Relatives(mapping, likeness)
                .derive(scores.stream().filter(delegators::leaves).toList(), others);
        new Implementations(mapping, thresholds, steps).derive();
    }

    /** Gives up the declarations whose names other methods have now. */
    private void rename() {
        new FreedDeclarations(mapping, steps).find().forEach((pair, declarations) -> {
            mapping.remove(pair);
            members.add(declarations);
        });
    }

    /** Gives up the pairs of names that may have been freed, and answers them. */
    private Set<EntityPair> doubt() {
        rename();
        Set<EntityPair> doubted = new FreedNames(mapping, this::referrers, thresholds, steps).find();
        if (!doubted.isEmpty()) {
            doubted.forEach(mapping::remove);
            referrers = null;
        }
        return doubted;
    }

    /** Who refers to the free members and to their owners; asked for only where something is to be decided. */
    private SharedReferrers referrers() {
        if (referrers == null) {
            referrers = SharedReferrers.of(
                    mapping,
                    names(free(mapping.before(), mapping::ofBefore)),
                    names(free(mapping.after(), mapping::ofAfter)));
        }
        return referrers;
    }

    private static Set<String> names(List<Entity> members) {
        Set<String> names = new HashSet<>();
        for (Entity member : members) {
            names.add(member.name());
            names.add(member.type().name());
        }
        return names;
    }

    private static List<Entity> free(CodeModel model, Function<Entity, Optional<EntityPair>> pairOf) {
        return model.entities().stream()
                .filter(entity -> !entity.isType() && pairOf.apply(entity).isEmpty())
                .filter(entity -> !entity.isInBody() || competesWithin(entity, pairOf))
                .toList();
    }

    /**
     * Members of a local type compete with each other once it has its partner. Methods of an anonymous one do not: they
     * override what is declared elsewhere.
     */
    private static boolean competesWithin(Entity local, Function<Entity, Optional<EntityPair>> pairOf) {
        boolean overrides = local.isCallable() && local.type().nesting() == Nesting.ANONYMOUS;
        return !overrides && pairOf.apply(local.type()).isPresent();
    }

    /** The exchanged names that are known and those in the pairs chosen. */
    private Exchanges exchanges(List<EntityPair> chosen, Mapping view, Exchanges known) {
        Exchanges exchanges = new Exchanges();
        exchanges.add(known);
        chosen.forEach(pair -> exchanges.add(CodeChanges.between(pair, view, alignment)));
        return exchanges;
    }

    private static List<MemberScore> score(Map<Entity, Set<Entity>> candidates, MemberScoring scoring) {
        List<MemberScore> scores = new ArrayList<>();
        candidates.forEach((before, others) -> {
            others.stream()
                    .filter(after -> scoring.mayBeOne(before, after))
                    .map(after -> scoring.score(before, after))
                    .filter(score -> score.points() >= 0)
                    .forEach(scores::add);
        });
        return scores;
    }

    private List<MemberScore> choose(List<MemberScore> scores, Mapping view) {
        scores.sort(MemberScore.BEST_FIRST);
        List<MemberScore> competing = HierarchyChoices.of(scores, view, thresholds.likeness());
        return Ties.without(
                competing,
                new Assignment<>(MemberScore::before, MemberScore::after, MemberScore::points).best(competing),
                thresholds.likeness());
    }

    private static List<EntityPair> pairs(List<MemberScore> scores) {
        return scores.stream().map(MemberScore::pair).toList();
    }
}
