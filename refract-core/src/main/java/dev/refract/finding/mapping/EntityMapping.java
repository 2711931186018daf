package dev.refract.finding.mapping;

import java.util.List;

/**
 * Which entity became which. Entities inside of bodies, such as anonymous types, are not in it.
 *
 * @param packages the packages that became others, by their names
 * @param pairs the pairs, by their place in the version after
 * @param removed the entities of the version before that have no partner, by their place
 * @param added the entities of the version after that have no partner, by their place
 */
public record EntityMapping(
        List<PackagePair> packages,
        List<MappedPair> pairs,
        List<EntityReference> removed,
        List<EntityReference> added) {
    /** A mapping of nothing. */
    public static final EntityMapping EMPTY = new EntityMapping(List.of(), List.of(), List.of(), List.of());

    public EntityMapping {
        packages = List.copyOf(packages);
        pairs = List.copyOf(pairs);
        removed = List.copyOf(removed);
        added = List.copyOf(added);
    }
}
