package dev.refract.match.entity;

import dev.refract.match.change.Exchanges;
import dev.refract.match.evidence.Contents;
import dev.refract.match.evidence.Hierarchy;
import dev.refract.match.evidence.Names;
import dev.refract.match.evidence.Relation;
import dev.refract.match.evidence.SharedReferrers;
import dev.refract.match.evidence.Words;
import dev.refract.match.mapping.EntityPair;
import dev.refract.match.mapping.Mapping;
import dev.refract.match.mapping.Steps;
import dev.refract.model.Declared;
import dev.refract.model.Entity;
import dev.refract.model.file.EntityKind;
import java.util.HashMap;
import java.util.Map;

/** Weighs what speaks for two members being one, seen through the pairs so far. */
final class MemberScoring {
    /** Others that moved likewise, or were renamed likewise, of which more say no more. */
    private static final int MANY = 3;

    private static final int SOME = 2;

    private final Mapping mapping;
    private final SharedReferrers referrers;
    private final MemberThresholds weights;
    private final Contents contents;
    private final Hierarchy hierarchy;
    private final Exchanges exchanges;
    private final Map<String, Integer> moves = new HashMap<>();
    private final Map<String, Integer> renames = new HashMap<>();

    MemberScoring(Mapping mapping, UseEvidence uses, MemberThresholds weights, Steps steps) {
        this.mapping = mapping;
        this.referrers = uses.referrers();
        this.exchanges = uses.exchanges();
        this.weights = weights;
        this.contents = new Contents(Names.of(mapping)::translate, steps);
        this.hierarchy = new Hierarchy(mapping);
        for (EntityPair pair : mapping.pairs()) {
            if (!pair.before().isType()) {
                moves.merge(owners(pair.before(), pair.after()), 1, Integer::sum);
            }
            if (!pair.sameName()) {
                renames.merge(names(pair.before(), pair.after()), 1, Integer::sum);
            }
        }
    }

    private static String owners(Entity before, Entity after) {
        return before.type().number() + ">" + after.type().number();
    }

    private static String names(Entity before, Entity after) {
        return before.name() + '>' + after.name();
    }

    /** Who uses the members of the two versions, and which names were exchanged where they are used. */
    record UseEvidence(SharedReferrers referrers, Exchanges exchanges) {}

    MemberScore score(Entity before, Entity after) {
        Relation relation = relation(before.type(), after.type());
        double content = contents.similarity(before, after);
        double points = weights.content() * content
                + weights.body() * contents.bodySimilarity(before, after)
                + weights.references() * referrers.share(before, after, mapping)
                + weights.names() * Words.likeness(before.name(), after.name())
                + weights.parameters() * parameters(before, after)
                + ofRenames(before, after)
                - weights.bound(relation, before.kind().group());
        if (relation == Relation.STRANGER) {
            points += betweenStrangers(before, after);
        }
        return new MemberScore(before, after, content, relation, points);
    }

    private Relation relation(Entity before, Entity after) {
        if (mapping.arePaired(before, after)) {
            return Relation.SAME;
        }
        boolean related = hierarchy.isUp(before, after) || hierarchy.isDown(before, after);
        return related ? Relation.RELATIVE : Relation.STRANGER;
    }

    private static double parameters(Entity before, Entity after) {
        boolean callables = before.kind().group() == EntityKind.Group.CALLABLE;
        return callables && Declared.parameterTypes(before).equals(Declared.parameterTypes(after)) ? 1 : 0;
    }

    private double ofRenames(Entity before, Entity after) {
        if (before.name().equals(after.name())) {
            return 0;
        }
        int others = othersOf(renames.getOrDefault(names(before, after), 0), before, after);
        return weights.exchanges() * exchanges.agreement(before.name(), after.name())
                + weights.likewise() * Math.min(others, SOME) / SOME;
    }

    private double betweenStrangers(Entity before, Entity after) {
        int others = othersOf(moves.getOrDefault(owners(before, after), 0), before, after);
        return weights.neighbours() * Math.min(others, MANY) / MANY
                + (uses(before.type(), after.type()) ? weights.use() : 0)
                - (hierarchy.areSiblings(before.type(), after.type()) ? weights.cousins() : 0);
    }

    /** A pair does not speak for itself. */
    private int othersOf(int count, Entity before, Entity after) {
        return count - (mapping.arePaired(before, after) ? 1 : 0);
    }

    /** Whether the type that lost the member now uses the type that has it, or the latter used the former before. */
    private boolean uses(Entity before, Entity after) {
        boolean now = mapping.ofBefore(before)
                .filter(pair -> refers(referrers.after().to(after), pair.after()))
                .isPresent();
        return now
                || mapping.ofAfter(after)
                        .filter(pair -> refers(referrers.before().to(before), pair.before()))
                        .isPresent();
    }

    private static boolean refers(Map<Entity, Integer> all, Entity type) {
        return all.keySet().stream().anyMatch(referrer -> referrer.type() == type);
    }
}
