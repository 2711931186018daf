package dev.refract.match.entity;

/**
 * How much two types must have in common to be one, as the weighted share of common features.
 *
 * @param moved for types of the same simple name
 * @param renamed for types of different names in the same package or owner
 * @param movedAndRenamed for types of different names in different places
 * @param voted for types whose names were exchanged in the code that refers to them
 */
public record TypeThresholds(double moved, double renamed, double movedAndRenamed, double voted) {
    /** First values, by inspection of the development split of the corpus. */
    public static final TypeThresholds DEFAULT = new TypeThresholds(0.2, 0.45, 0.6, 0.1);
}
