package dev.refract.match.entity;

/**
 * How much two types must have in common to be one, as the weighted share of common features, by what else speaks for
 * them.
 *
 * @param moved for types of the same simple name, and for types in different places whose names were exchanged
 * @param movedWithPackage for types at top level of the same simple name, others of whose package moved to the same one
 * @param movedTogether for nested types of the same simple name whose neighbours moved between the same places
 * @param renamed for types of different names in the same package or owner
 * @param renamedAlike for types in the same package or owner whose names have most words in common
 * @param movedAndRenamed for types of different names in different places
 * @param voted for types in one place, or with most words of their names in common, whose names were exchanged in the
 *     code that refers to them
 * @param margin how much better than its next rival a pair of different names must be
 */
public record TypeThresholds(
        double moved,
        double movedWithPackage,
        double movedTogether,
        double renamed,
        double renamedAlike,
        double movedAndRenamed,
        double voted,
        double margin) {
    /** Values with the fewest mistakes on the development split of the corpus. */
    public static final TypeThresholds DEFAULT = new TypeThresholds(0.3, 0, 0.15, 0.45, 0.38, 0.65, 0, 0.03);
}
