package dev.refract.match.entity;

import dev.refract.match.change.Alignment;
import dev.refract.match.change.CodeChanges;
import dev.refract.match.mapping.EntityPair;
import dev.refract.match.mapping.Mapping;
import dev.refract.match.mapping.Steps;
import dev.refract.model.CodeModel;
import java.util.List;

/**
 * Pairs the entities of two versions: types of the same name and their members, then types that moved or were renamed,
 * then again with what the exchanged names of types tell.
 */
public final class EntityMatching {
    private static final int ROUNDS = 2;
    private final EntityThresholds thresholds;

    public EntityMatching(EntityThresholds thresholds) {
        this.thresholds = thresholds;
    }

    /** The mapping of two versions. */
    public Mapping match(CodeModel before, CodeModel after, Steps steps) {
        Mapping mapping = new Mapping(before, after);
        MemberMatching members = new MemberMatching(mapping, new RenamedTypes(before), thresholds, steps);
        MovedTypes moved = new MovedTypes(mapping, members, thresholds, steps);
        new SameTypes(mapping, members).match();
        new FreedTypeNames(mapping, thresholds, steps).find().forEach(mapping::remove);
        boolean typesAreLeft = mapping.removed().stream().anyMatch(entity -> entity.isType());
        if (typesAreLeft && !steps.exhausted()) {
            // What the first round pairs is code in which the second finds more exchanged names.
            boolean found = true;
            for (int round = 0; found && round < ROUNDS; round++) {
                found = moved.match(votes(mapping, steps));
                members.again();
            }
        }
        matchMembers(mapping, members, steps);
        if (typesAreLeft) {
            EarlyDelegates early = EarlyDelegates.of(mapping);
            if (matchByMembers(mapping, members, moved, steps)) {
                early.giveUpStrangers();
                matchMembers(mapping, members, steps);
            }
        }
        if (typesAreLeft && moved.matchLocal()) {
            matchMembers(mapping, members, steps);
        }
        new JoinedTwins(mapping, thresholds, steps).derive();
        new HeldMembers(mapping).derive();
        return mapping;
    }

    /** Pairs types that are known by their members, or by the code of those of others; whether any was found. */
    private boolean matchByMembers(Mapping mapping, MemberMatching members, MovedTypes moved, Steps steps) {
        if (follow(mapping, members, steps)) {
            // What stands in them has its owner now.
            moved.match(votes(mapping, steps));
            return true;
        }
        return moved.mayMatch() && moved.matchInPlace(votes(mapping, steps));
    }

    private TypeNameVotes votes(Mapping mapping, Steps steps) {
        return TypeNameVotes.of(CodeChanges.of(mapping, Alignment.byLikeness(thresholds.aligned(), steps)));
    }

    private void matchMembers(Mapping mapping, MemberMatching members, Steps steps) {
        new MemberRounds(mapping, members, thresholds, steps).match();
    }

    /** Pairs types whose members were found one by one; whether there are any. */
    private boolean follow(Mapping mapping, MemberMatching members, Steps steps) {
        List<EntityPair> followed =
                FollowedMembers.find(mapping, thresholds.likeness().followed(), steps);
        followed.forEach(members::add);
        return !followed.isEmpty();
    }
}
