package dev.refract.match.evidence;

import dev.refract.match.mapping.EntityPair;
import dev.refract.match.mapping.Mapping;
import dev.refract.model.Entity;
import dev.refract.model.Referrers;
import java.util.Optional;
import java.util.Set;

/**
 * Who refers to two entities, before and after, seen through the pairs so far (ReMapper, section II.D).
 *
 * @param before who refers to whom in the version before
 * @param after who refers to whom in the version after
 */
public record SharedReferrers(Referrers before, Referrers after) {
    /** The referrers of the versions that a mapping is about. */
    public static SharedReferrers of(Mapping mapping) {
        return new SharedReferrers(Referrers.in(mapping.before()), Referrers.in(mapping.after()));
    }

    /** Share of the referrers that both have (Dice), from 0 to 1; 0 where there are none. */
    public double share(Entity beforeEntity, Entity afterEntity, Mapping mapping) {
        Set<Entity> left = before.to(beforeEntity).keySet();
        Set<Entity> right = after.to(afterEntity).keySet();
        int total = left.size() + right.size();
        long common = left.stream()
                .map(mapping::ofBefore)
                .flatMap(Optional::stream)
                .map(EntityPair::after)
                .filter(right::contains)
                .count();
        return total == 0 ? 0 : 2.0 * common / total;
    }
}
