package dev.refract.match.entity;

import dev.refract.match.evidence.SharedReferrers;
import dev.refract.match.evidence.Words;
import dev.refract.match.mapping.Mapping;
import dev.refract.model.Entity;
import dev.refract.model.file.EntityKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Weighs what speaks for two types being one, seen through the pairs so far. */
final class TypeScoring {
    /** Others that moved likewise, of which more say no more. */
    private static final double MANY = 3;
    /** Of two equal copies, the one that stayed in its source root is the one that moved. */
    private static final double SAME_ROOT = 0.005;

    private final Mapping mapping;
    private final TypeNameVotes votes;
    private final SharedReferrers referrers;
    private final TypeThresholds thresholds;
    private final PlaceVotes places;

    TypeScoring(Mapping mapping, TypeNameVotes votes, SharedReferrers referrers, TypeThresholds thresholds) {
        this.mapping = mapping;
        this.votes = votes;
        this.referrers = referrers;
        this.thresholds = thresholds;
        this.places = PlaceVotes.of(mapping);
    }

    /** Those of the candidates for which enough speaks, best first. */
    List<TypeScore> score(List<TypeCandidates.Candidate> candidates) {
        Owners owners = Owners.of(candidates, mapping);
        Set<String> come =
                candidates.stream().map(candidate -> candidate.after().name()).collect(Collectors.toSet());
        List<TypeScore> scores = new ArrayList<>();
        for (TypeCandidates.Candidate candidate : candidates) {
            if (mapping.isFree(candidate.before(), candidate.after()) && mayBeOne(candidate)) {
                TypeScore score = score(
                        candidate, owners, !come.contains(candidate.before().name()));
                if (score.points() >= 0) {
                    scores.add(score);
                }
            }
        }
        scores.sort(TypeScore.BEST_FIRST);
        return scores;
    }

    /**
     * Whether two types may be one for what their methods are: one that is called otherwise is not what it implements, nor the
     * other way, though all of its methods are declared there.
     */
    private static boolean mayBeOne(TypeCandidates.Candidate candidate) {
        Entity before = candidate.before();
        Entity after = candidate.after();
        if (before.kind() == after.kind() || before.name().equals(after.name())) {
            return true;
        }
        boolean implemented = isImplementation(before) && isContract(after);
        return !implemented && !(isContract(before) && isImplementation(after));
    }

    private static boolean isImplementation(Entity type) {
        List<Entity> methods = type.methods();
        return type.kind() == EntityKind.CLASS
                && !methods.isEmpty()
                && methods.stream().allMatch(method -> method.body().isPresent());
    }

    private static boolean isContract(Entity type) {
        return type.kind() == EntityKind.INTERFACE
                && type.methods().stream().allMatch(method -> method.body().isEmpty());
    }

    private TypeScore score(TypeCandidates.Candidate candidate, Owners owners, boolean nameIsGone) {
        Entity before = candidate.before();
        Entity after = candidate.after();
        // Who uses a name that is still there was sent elsewhere.
        double exchanges = nameIsGone ? votes.agreement(before, after) : 0;
        double neighbours = places.share(before, after) * Math.min(1, places.count(before, after) / MANY);
        boolean sameRoot = before.unit().sourceRoot().equals(after.unit().sourceRoot());
        TypeThresholds.Weights weights = thresholds.weights();
        EvidenceTally tally = new EvidenceTally(bound(before, after))
                .add("similarity", candidate.similarity(), 1)
                .add("names", Words.likeness(before.name(), after.name()), weights.names())
                .add("exchanges", exchanges, weights.exchanges())
                .add("references", referrers.share(before, after, mapping), weights.references())
                .add("neighbours", neighbours, weights.neighbours())
                .add(
                        "owners",
                        inSamePlace(before, after, mapping) ? 0 : owners.similarity(before, after),
                        weights.owners())
                .add("root", sameRoot ? 1 : 0, SAME_ROOT);
        return new TypeScore(candidate, tally.points() < 0 ? Map.of() : tally.evidence(), tally.points());
    }

    private double bound(Entity before, Entity after) {
        if (before.name().equals(after.name())) {
            return thresholds.moved();
        }
        return inSamePlace(before, after, mapping) ? thresholds.renamed() : thresholds.movedAndRenamed();
    }

    static boolean inSamePlace(Entity before, Entity after, Mapping mapping) {
        Optional<Entity> beforeOwner = before.owner();
        Optional<Entity> afterOwner = after.owner();
        if (beforeOwner.isEmpty() || afterOwner.isEmpty()) {
            return beforeOwner.isEmpty()
                    && afterOwner.isEmpty()
                    && before.packageName().equals(after.packageName());
        }
        return mapping.arePaired(beforeOwner.get(), afterOwner.get());
    }
}
