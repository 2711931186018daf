package dev.refract.match.evidence;

import dev.refract.match.mapping.EntityPair;
import dev.refract.match.mapping.Mapping;
import dev.refract.match.mapping.Steps;
import dev.refract.model.Entity;
import dev.refract.model.Referrers;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * Referrers that would be one if what they refer to were one: callables without a partner whose bodies are equal when the
 * one name is read as the other. A field and its accessors that were renamed together have no other referrers to share.
 */
public final class AssumedReferrers {
    /** Pairs of referrers up to which all are compared. */
    private static final int FEW = 64;

    private final SharedReferrers referrers;
    private final Mapping mapping;
    private final Steps steps;

    /** The referrers, seen through the pairs so far. */
    public AssumedReferrers(SharedReferrers referrers, Mapping mapping, Steps steps) {
        this.referrers = referrers;
        this.mapping = mapping;
        this.steps = steps;
    }

    /** Share of the referrers of two entities that would be one (Dice), from 0 to 1. */
    public double share(Entity before, Entity after) {
        List<Entity> left = free(referrers.before(), before, mapping::ofBefore);
        List<Entity> right = free(referrers.after(), after, mapping::ofAfter);
        steps.take(1L + left.size() + right.size());
        if (left.isEmpty() || right.isEmpty() || left.size() * right.size() > FEW) {
            return 0;
        }
        Contents assumed = new Contents(name -> name.equals(before.name()) ? after.name() : name, steps);
        int common = 0;
        for (Entity referrer : left) {
            Predicate<Entity> isEqual = other -> assumed.bodySimilarity(referrer, other) == 1;
            Optional<Entity> equal = right.stream().filter(isEqual).findFirst();
            equal.ifPresent(right::remove);
            common += equal.isPresent() ? 1 : 0;
        }
        int all = referrers.before().to(before).size()
                + referrers.after().to(after).size();
        return 2.0 * common / all;
    }

    private static List<Entity> free(
            Referrers referrers, Entity entity, Function<Entity, Optional<EntityPair>> partner) {
        return new ArrayList<>(referrers.to(entity).keySet().stream()
                .filter(referrer -> referrer.body().isPresent())
                .filter(referrer -> partner.apply(referrer).isEmpty())
                .toList());
    }
}
