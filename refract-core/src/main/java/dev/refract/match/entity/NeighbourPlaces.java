package dev.refract.match.entity;

import dev.refract.match.change.Exchanges;
import dev.refract.match.entity.MemberScoring.UseEvidence;
import dev.refract.match.evidence.Contents;
import dev.refract.match.evidence.SharedReferrers;
import dev.refract.match.evidence.Words;
import dev.refract.match.mapping.Mapping;
import dev.refract.model.Declared;
import dev.refract.model.Entity;
import dev.refract.model.tree.Role;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Tells what it counts that a member stands where one of another name stood: alone between the same neighbours, or ends, of one
 * type. It is weak evidence, so nothing may speak against it.
 */
final class NeighbourPlaces {
    private final Mapping mapping;
    private final SharedReferrers referrers;
    private final Exchanges exchanges;
    private final Contents contents;
    private final MemberThresholds.Place weights;
    /** The places of the members of those types that were asked for. */
    private final Map<Entity, Place> places = new HashMap<>();

    private record Place(Optional<Entity> previous, Optional<Entity> next) {}

    NeighbourPlaces(Mapping mapping, UseEvidence uses, Contents contents, MemberThresholds.Place weights) {
        this.mapping = mapping;
        this.referrers = uses.referrers();
        this.exchanges = uses.exchanges();
        this.contents = contents;
        this.weights = weights;
    }

    /** What the place counts for two members of one type; nobody may use a third in place of the one, or the other. */
    double evidence(Entity before, Entity after, boolean sameSignature) {
        if (before.name().equals(after.name())
                || exchanges.contradict(before.name(), after.name())
                || !areSame(before, after)) {
            return 0;
        }
        if (before.isCallable()) {
            // Those with the same parameters are told by these.
            return !sameSignature && mayBeOneCallable(before, after) ? weights.callables() : 0;
        }
        return mayBeOneField(before, after) ? weights.fields() : 0;
    }

    private boolean areSame(Entity before, Entity after) {
        Place was = place(before);
        Place is = place(after);
        return areOne(was.previous, is.previous) && areOne(was.next, is.next);
    }

    private boolean areOne(Optional<Entity> before, Optional<Entity> after) {
        return before.isPresent() && after.isPresent()
                ? mapping.arePaired(before.get(), after.get())
                : before.isEmpty() && after.isEmpty();
    }

    private Place place(Entity member) {
        if (!places.containsKey(member)) {
            List<Entity> members = member.type().members(member.kind().group());
            for (int i = 0; i < members.size(); i++) {
                places.put(members.get(i), new Place(at(members, i - 1), at(members, i + 1)));
            }
        }
        return places.get(member);
    }

    private static Optional<Entity> at(List<Entity> members, int index) {
        return index < 0 || index >= members.size() ? Optional.empty() : Optional.of(members.get(index));
    }

    /** Whether both answer the same, and are not called by different others. */
    private boolean mayBeOneCallable(Entity before, Entity after) {
        return Declared.writtenType(before).equals(Declared.writtenType(after))
                && referrers.strange(before, after, mapping) == 0;
    }

    private boolean mayBeOneField(Entity before, Entity after) {
        return Words.likeness(before.name(), after.name()) > 0
                && !hasOtherValue(before, after)
                && !hasOtherUsers(before, after)
                && !isAsked(after, before.name(), referrers.after().to(after))
                && !isAsked(before, after.name(), referrers.before().to(before));
    }

    /** Whether the values that the two are declared with have nothing in common. */
    private boolean hasOtherValue(Entity before, Entity after) {
        return before.variable().child(Role.INITIALIZER).isPresent()
                && after.variable().child(Role.INITIALIZER).isPresent()
                && contents.bodySimilarity(before, after) == 0;
    }

    private boolean hasOtherUsers(Entity before, Entity after) {
        return !referrers.before().to(before).isEmpty()
                && !referrers.after().to(after).isEmpty()
                && referrers.share(before, after, mapping) == 0;
    }

    /** Whether a field is asked for what has a name: then it holds what had the name, and was not called so itself. */
    private static boolean isAsked(Entity field, String name, Map<Entity, Integer> users) {
        return users.keySet().stream().anyMatch(user -> OpenFields.isAskedFor(name, field, user.node()));
    }
}
