package dev.refract.match.entity;

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
    private static final int MANY = 3;
    /** Nodes of a member that is large. */
    private static final double LARGE = Math.log(400);

    private final Mapping mapping;
    private final SharedReferrers referrers;
    private final MemberThresholds weights;
    private final Contents contents;
    private final Hierarchy hierarchy;
    private final Map<String, Integer> moves = new HashMap<>();

    MemberScoring(Mapping mapping, SharedReferrers referrers, MemberThresholds weights, Steps steps) {
        this.mapping = mapping;
        this.referrers = referrers;
        this.weights = weights;
        this.contents = new Contents(Names.of(mapping)::translate, steps);
        this.hierarchy = new Hierarchy(mapping);
        for (EntityPair pair : mapping.pairs()) {
            if (!pair.before().isType()) {
                moves.merge(owners(pair.before(), pair.after()), 1, Integer::sum);
            }
        }
    }

    private static String owners(Entity before, Entity after) {
        return before.type().number() + ">" + after.type().number();
    }

    MemberScore score(Entity before, Entity after) {
        Relation relation = relation(before.type(), after.type());
        double content = contents.similarity(before, after);
        double points = weights.content() * content
                + weights.body() * contents.bodySimilarity(before, after)
                + weights.references() * referrers.share(before, after, mapping)
                + weights.names() * Words.similarity(before.name(), after.name())
                + weights.parameters() * parameters(before, after)
                - weights.bound(relation, before.kind().group());
        if (relation == Relation.STRANGER) {
            points += betweenStrangers(before, after, content);
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

    private double betweenStrangers(Entity before, Entity after, double content) {
        int others = moves.getOrDefault(owners(before, after), 0) - (mapping.arePaired(before, after) ? 1 : 0);
        double nodes = Math.min(before.own().size(), after.own().size());
        return weights.size() * content * Math.min(1, Math.log(1 + nodes) / LARGE)
                + weights.neighbours() * Math.min(others, MANY) / MANY
                + (uses(before.type(), after.type()) ? weights.use() : 0)
                - (hierarchy.areSiblings(before.type(), after.type()) ? weights.cousins() : 0);
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
