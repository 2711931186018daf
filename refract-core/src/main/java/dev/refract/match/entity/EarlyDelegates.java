package dev.refract.match.entity;

import dev.refract.match.mapping.EntityPair;
import dev.refract.match.mapping.Mapping;
import dev.refract.model.Entity;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Pairs of what called some code and what has it now that were found before it was known what became of their types. What a third
 * type called may be in the partner of the one that had the code.
 *
 * @param owners types of such pairs that had no partner then
 */
record EarlyDelegates(Mapping mapping, Set<Entity> owners) {
    /** Those of a mapping as it is. */
    static EarlyDelegates of(Mapping mapping) {
        Set<Entity> owners = new HashSet<>();
        for (EntityPair pair : delegating(mapping)) {
            Entity from = pair.before().type();
            Entity into = pair.after().type();
            if (mapping.ofBefore(from).isEmpty()) {
                owners.add(from);
            }
            if (mapping.ofAfter(into).isEmpty()) {
                owners.add(into);
            }
        }
        return new EarlyDelegates(mapping, owners);
    }

    /** Gives up those of which one type has a partner by now that is not the other. */
    void giveUpStrangers() {
        delegating(mapping).stream().filter(this::areOfStrangers).forEach(mapping::remove);
    }

    private boolean areOfStrangers(EntityPair pair) {
        Entity from = pair.before().type();
        Entity into = pair.after().type();
        return !mapping.arePaired(from, into)
                && (owners.contains(from) && mapping.ofBefore(from).isPresent()
                        || owners.contains(into) && mapping.ofAfter(into).isPresent());
    }

    private static List<EntityPair> delegating(Mapping mapping) {
        return mapping.pairs().stream().filter(Delegators::isDelegating).toList();
    }
}
