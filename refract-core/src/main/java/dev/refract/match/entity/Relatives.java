package dev.refract.match.entity;

import dev.refract.match.evidence.Hierarchy;
import dev.refract.match.evidence.Relation;
import dev.refract.match.mapping.Derivation;
import dev.refract.match.mapping.Mapping;
import dev.refract.model.Declared;
import dev.refract.model.Entity;
import dev.refract.model.file.EntityKind;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Members that several types had and one has now, or that one supertype had and several subtypes have: one of them is a
 * pair, the others are derived. Each type had, or has, just one that is the same.
 */
final class Relatives {
    private final Mapping mapping;
    private final LikenessThresholds thresholds;
    private final Hierarchy hierarchy;
    private final KeptSignatures kept;
    private final Set<Entity> pulledUp = new HashSet<>();
    private final Set<Entity> pushedDown = new HashSet<>();
    private final Set<Entity> moved = new HashSet<>();
    /** What became pairs, by what they are now. */
    private final Map<Entity, MemberScore> partners = new HashMap<>();
    /** The types that gave, or got, a member, by the member that was made of it, or that it was made of. */
    private final Map<Entity, Set<Entity>> shares = new HashMap<>();

    Relatives(Mapping mapping, LikenessThresholds thresholds) {
        this.mapping = mapping;
        this.thresholds = thresholds;
        this.hierarchy = new Hierarchy(mapping);
        this.kept = new KeptSignatures(mapping, thresholds.united());
    }

    /**
     * Adds the derivations to the mapping.
     *
     * @param scores all that is alike enough
     * @param chosen what became pairs
     */
    void derive(List<MemberScore> scores, List<MemberScore> chosen) {
        chosen.forEach(this::note);
        List<MemberScore> sorted = new ArrayList<>(scores);
        sorted.sort(MemberScore.BEST_FIRST);
        Set<Entity> derived = new HashSet<>();
        for (MemberScore score : sorted) {
            // What is best with a member that another of its type has a share in is none for a second choice.
            if (isUnited(score) && derived.add(score.before())) {
                derive(Derivation.Kind.UNITED, score, score.before().type(), score.after());
            } else if (isSpread(score) && derived.add(score.after())) {
                derive(Derivation.Kind.SPREAD, score, score.after().type(), score.before());
            }
        }
    }

    private void derive(Derivation.Kind kind, MemberScore score, Entity type, Entity member) {
        if (shares(member).add(type)) {
            mapping.add(new Derivation(kind, score.pair()));
        }
    }

    private Set<Entity> shares(Entity member) {
        return shares.computeIfAbsent(member, unused -> new HashSet<>());
    }

    private void note(MemberScore score) {
        partners.put(score.after(), score);
        shares(score.after()).add(score.before().type());
        shares(score.before()).add(score.after().type());
        if (areTwins(score, thresholds)) {
            moved.add(score.after());
        } else if (score.relation() == Relation.RELATIVE && isUp(score)) {
            pulledUp.add(score.after());
        } else if (score.relation() == Relation.RELATIVE) {
            pushedDown.add(score.before());
        }
    }

    /** Whether others that are as good can be derived, too. */
    static boolean canBeUnited(MemberScore score, LikenessThresholds thresholds) {
        return score.relation() == Relation.RELATIVE || areTwins(score, thresholds);
    }

    private boolean isUnited(MemberScore score) {
        boolean relatives = score.relation() == Relation.RELATIVE && pulledUp.contains(score.after()) && isUp(score);
        boolean twins = areTwins(score, thresholds) && moved.contains(score.after());
        return (relatives || twins || isCopy(score))
                && mapping.ofBefore(score.before()).isEmpty()
                && !isAnother(score)
                && keepsNameOrType(score.before(), score.after());
    }

    /** Of fields that several types had, those that became one are called alike, or hold the same. */
    private static boolean keepsNameOrType(Entity before, Entity after) {
        return before.kind().group() != EntityKind.Group.FIELD
                || before.name().equals(after.name())
                || Declared.typeName(before).equals(Declared.typeName(after));
    }

    private boolean isSpread(MemberScore score) {
        return score.relation() == Relation.RELATIVE
                && pushedDown.contains(score.before())
                && mapping.ofAfter(score.after()).isEmpty()
                && !isAnother(score)
                && hierarchy.isDown(score.before().type(), score.after().type());
    }

    /** Whether a member is none that was derived, since one of that name was, or is, above it. */
    private boolean isAnother(MemberScore score) {
        return isInherited(score) || score.relation() == Relation.RELATIVE && kept.isOverriding(score);
    }

    /** Whether a member that has another name is in, or was in, a type that has, or gave, the same and stands above its own. */
    private boolean isInherited(MemberScore score) {
        Entity before = score.before();
        Entity after = score.after();
        return !haveOneName(before, after)
                && (shares(before).stream().anyMatch(type -> hierarchy.isAbove(type, after.type()))
                        || shares(after).stream().anyMatch(type -> hierarchy.wasAbove(type, before.type())));
    }

    private boolean isUp(MemberScore score) {
        return hierarchy.isUp(score.before().type(), score.after().type());
    }

    /** Whether the method is that which became a pair, word for word: then it became the same. */
    private boolean isCopy(MemberScore score) {
        MemberScore partner = partners.get(score.after());
        return partner != null && areCopies(score, partner);
    }

    /** Whether equal methods of two types may have become one of a third, whatever its name. */
    static boolean areCopies(MemberScore score, MemberScore other) {
        return score.relation() == Relation.STRANGER
                && other.relation() == Relation.STRANGER
                && score.after() == other.after()
                && score.before().kind() == EntityKind.METHOD
                && score.before().body().isPresent()
                && score.before().node().sameCode(other.before().node());
    }

    private static boolean areTwins(MemberScore score, LikenessThresholds thresholds) {
        return score.relation() == Relation.STRANGER
                && (score.content() >= thresholds.united() || score.points() >= thresholds.certain())
                && haveOneName(score.before(), score.after());
    }

    /** A constructor has the name of its class, whatever that is. */
    private static boolean haveOneName(Entity before, Entity after) {
        boolean constructors = before.kind() == EntityKind.CONSTRUCTOR && after.kind() == EntityKind.CONSTRUCTOR;
        return constructors || before.name().equals(after.name());
    }
}
