package dev.refract.match.entity;

import dev.refract.match.evidence.Contents;
import dev.refract.match.evidence.SharedReferrers;
import dev.refract.match.mapping.EntityPair;
import dev.refract.match.mapping.Mapping;
import dev.refract.match.mapping.Steps;
import dev.refract.model.Declared;
import dev.refract.model.Entity;
import dev.refract.model.file.EntityKind;
import dev.refract.model.tree.Role;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/**
 * Pairs of one name whose code says that they are not one: a name that was freed may have been taken over by another
 * member (ReMapper, Fig. 4). Such pairs are given up, so that they compete with all others.
 *
 * <p>A body that only went elsewhere does not free a name: a member whose code was extracted, or into which another was
 * inlined, stays what it was.
 */
final class FreedNames {
    /** Statements of a body that is not that of another member by chance. */
    private static final int SEVERAL = 2;
    /** Members of an owner, squared, up to which all are compared. */
    private static final long SMALL = 2_500;

    private final Mapping mapping;
    private final Supplier<SharedReferrers> referrers;
    private final FreedThresholds thresholds;
    /** Nodes of a body of a single statement that is not that of another member by chance. */
    private final int tellingBody;

    private final Contents contents;
    private final Steps steps;

    FreedNames(Mapping mapping, Supplier<SharedReferrers> referrers, EntityThresholds thresholds, Steps steps) {
        this.mapping = mapping;
        this.referrers = referrers;
        this.thresholds = thresholds.freed();
        this.tellingBody = thresholds.members().amounts().body();
        this.contents = new Contents(UnaryOperator.identity(), steps);
        this.steps = steps;
    }

    /** The pairs to give up, in the order of the mapping. */
    Set<EntityPair> find() {
        Set<EntityPair> doubted = new LinkedHashSet<>();
        for (EntityPair owner : mapping.pairs()) {
            if (owner.before().isType() && !owner.before().isInBody()) {
                doubted.addAll(in(owner));
            }
        }
        return doubted;
    }

    private Set<EntityPair> in(EntityPair owner) {
        List<EntityPair> unlike = unlike(owner);
        List<EntityPair> doubtful = unlike.stream()
                .filter(pair -> similarity(pair.before(), pair.after()) < thresholds.doubtful())
                .toList();
        List<Entity> gone = owner.before().members().stream()
                .filter(member -> !member.isType() && mapping.ofBefore(member).isEmpty())
                .toList();
        List<Entity> come = owner.after().members().stream()
                .filter(member -> !member.isType() && mapping.ofAfter(member).isEmpty())
                .toList();
        Set<EntityPair> doubted = new LinkedHashSet<>();
        if (areFew(unlike, gone.size() + come.size())) {
            unlike.stream().filter(pair -> isElsewhere(pair, gone, come)).forEach(doubted::add);
        }
        if (areFew(doubtful, doubtful.size() + gone.size() + come.size())) {
            for (EntityPair pair : doubtful) {
                if (isTakenOver(pair, gone, come) || livesOn(pair, gone, come)) {
                    doubted.add(pair);
                }
                doubtful.stream().filter(other -> exchanged(pair, other)).forEach(doubted::add);
            }
        }
        return doubted;
    }

    private boolean areFew(List<EntityPair> pairs, int others) {
        long all = (long) pairs.size() * others;
        steps.take(all + 1);
        return all <= SMALL;
    }

    /** The pairs of one name than which another could be clearly better. */
    private List<EntityPair> unlike(EntityPair owner) {
        List<EntityPair> unlike = new ArrayList<>();
        for (Entity member : owner.before().members()) {
            mapping.ofBefore(member)
                    .filter(pair -> !member.isType() && member.kind() != EntityKind.CONSTRUCTOR)
                    .filter(pair -> pair.sameName() && pair.after().owner().equals(Optional.of(owner.after())))
                    .filter(pair -> !pair.sameCode())
                    .filter(pair ->
                            member.body().isPresent() == pair.after().body().isPresent())
                    .filter(pair -> similarity(member, pair.after()) < 1 - thresholds.clearly())
                    .ifPresent(unlike::add);
        }
        return unlike;
    }

    /** Whether the very body of one of the two is that of another member in the other version, and was not moved to it. */
    private boolean isElsewhere(EntityPair pair, List<Entity> gone, List<Entity> come) {
        return come.stream().anyMatch(other -> hasSameBody(pair.before(), other) && !wasExtracted(other, pair))
                || gone.stream().anyMatch(other -> hasSameBody(other, pair.after()) && !wasInlined(other, pair));
    }

    private boolean hasSameBody(Entity before, Entity after) {
        return before.body()
                .filter(body -> body.children(Role.STATEMENT).size() >= SEVERAL || body.size() >= tellingBody)
                .flatMap(body -> after.body().filter(body::sameCode))
                .isPresent();
    }

    /** Whether a member that is gone lives on under this name. */
    private boolean isTakenOver(EntityPair pair, List<Entity> gone, List<Entity> come) {
        return gone.stream()
                .filter(other -> isClearlyBetter(other, pair.after(), pair))
                .anyMatch(other ->
                        !keepsParameters(pair, other) && !wasInlined(other, pair) || livesOnBeside(other, pair, come));
    }

    private boolean wasInlined(Entity gone, EntityPair into) {
        return referrers.get().before().to(gone).containsKey(into.before());
    }

    /** Whether the member that had the name lives on under another, if the name is now that of the other. */
    private boolean livesOnBeside(Entity other, EntityPair pair, List<Entity> come) {
        Contents renamed = renamed(other.name(), pair.after().name());
        return come.stream()
                .filter(candidate -> MemberCandidates.compatible(pair.before(), candidate))
                .filter(candidate -> !isAround(pair, other, candidate))
                .anyMatch(candidate -> renamed.bodySimilarity(pair.before(), candidate) > thresholds.doubtful());
    }

    /** Whether the member that had the name lives on under another, and not only its body. */
    private boolean livesOn(EntityPair pair, List<Entity> gone, List<Entity> come) {
        return come.stream()
                .filter(other -> isClearlyBetter(pair.before(), other, pair))
                .anyMatch(other -> isTakenOverBeside(other, pair, gone)
                        || !keepsSignature(pair) && !keepsParameters(pair, other) && !wasExtracted(other, pair));
    }

    private boolean wasExtracted(Entity come, EntityPair from) {
        return referrers.get().after().to(come).containsKey(from.after());
    }

    /** Whether another member has the name now, if the one that had it is called otherwise. */
    private boolean isTakenOverBeside(Entity other, EntityPair pair, List<Entity> gone) {
        Contents renamed = renamed(pair.before().name(), other.name());
        return gone.stream()
                .filter(candidate -> MemberCandidates.compatible(candidate, pair.after()))
                .filter(candidate -> !isAround(pair, candidate, other))
                .anyMatch(candidate -> renamed.bodySimilarity(candidate, pair.after()) > thresholds.doubtful());
    }

    /** Whether a callable took in one that it called, and calls another that has its own code. */
    private boolean isAround(EntityPair pair, Entity gone, Entity come) {
        return wasInlined(gone, pair) && wasExtracted(come, pair);
    }

    private Contents renamed(String before, String after) {
        return new Contents(name -> name.equals(before) ? after : name, steps);
    }

    private boolean exchanged(EntityPair pair, EntityPair other) {
        return pair != other
                && isClearlyBetter(pair.before(), other.after(), pair)
                && isClearlyBetter(other.before(), pair.after(), other);
    }

    private boolean isClearlyBetter(Entity before, Entity after, EntityPair pair) {
        if (!MemberCandidates.compatible(before, after)) {
            return false;
        }
        double rival = similarity(before, after);
        return rival > thresholds.doubtful() && rival > similarity(pair.before(), pair.after()) + thresholds.clearly();
    }

    private static boolean keepsSignature(EntityPair pair) {
        return Declared.typeName(pair.before()).equals(Declared.typeName(pair.after()))
                && Declared.parameterTypes(pair.before()).equals(Declared.parameterTypes(pair.after()));
    }

    /** Whether a callable is given all that it was given, and the other one that has its code is not. */
    private static boolean keepsParameters(EntityPair pair, Entity other) {
        String types = Declared.parameterTypes(pair.before());
        return !types.isEmpty()
                && types.equals(Declared.parameterTypes(pair.after()))
                && !types.equals(Declared.parameterTypes(other));
    }

    /** Of callables with bodies, the bodies: a common signature says nothing of a freed name. */
    private double similarity(Entity before, Entity after) {
        boolean bodies = before.body().isPresent() && after.body().isPresent();
        return bodies ? contents.bodySimilarity(before, after) : contents.similarity(before, after);
    }
}
