package dev.refract.match.evidence;

import dev.refract.match.mapping.EntityPair;
import dev.refract.match.mapping.Mapping;
import dev.refract.model.Entity;
import dev.refract.model.Referrers;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Who refers to two entities, before and after, seen through the pairs so far (ReMapper, section II.D).
 *
 * @param before who refers to whom in the version before
 * @param after who refers to whom in the version after
 */
public record SharedReferrers(Referrers before, Referrers after) {
    /** Referrers of which more say no more, beside the first. */
    private static final double MANY = 3;

    /**
     * The referrers in the versions that a mapping is about.
     *
     * @param before the simple names of the entities before that are asked about
     * @param after the same, after
     */
    public static SharedReferrers of(Mapping mapping, Set<String> before, Set<String> after) {
        return new SharedReferrers(Referrers.in(mapping.before(), before), Referrers.in(mapping.after(), after));
    }

    /** Share of the referrers that both have (Dice), from 0 to 1; 0 where there are none. What is in them is none. */
    public double share(Entity beforeEntity, Entity afterEntity, Mapping mapping) {
        Set<Entity> left = outside(beforeEntity, before);
        Set<Entity> right = outside(afterEntity, after);
        int total = left.size() + right.size();
        long common = left.stream()
                .map(mapping::ofBefore)
                .flatMap(Optional::stream)
                .map(EntityPair::after)
                .filter(right::contains)
                .count();
        return total == 0 ? 0 : 2.0 * common / total;
    }

    /**
     * Of two that share no referrer, how many of those that are in both versions refer to the one or to the other, from 0 for one
     * or none to 1 for many: what they ask for now is something else.
     */
    public double strange(Entity beforeEntity, Entity afterEntity, Mapping mapping) {
        long left = outside(beforeEntity, before).stream()
                .filter(referrer -> mapping.ofBefore(referrer).isPresent())
                .count();
        long right = outside(afterEntity, after).stream()
                .filter(referrer -> mapping.ofAfter(referrer).isPresent())
                .count();
        return Math.min(1, Math.max(0, Math.max(left, right) - 1) / MANY);
    }

    private static Set<Entity> outside(Entity entity, Referrers referrers) {
        Set<Entity> all = referrers.to(entity).keySet();
        if (!entity.isType()) {
            return all;
        }
        return all.stream().filter(referrer -> !referrer.isIn(entity)).collect(Collectors.toSet());
    }
}
