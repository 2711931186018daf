package dev.refract.match.entity;

import java.util.Objects;

/**
 * From how much on code and names are not the same by chance: nodes of trees, and letters.
 *
 * @param common nodes that the bodies of two callables have in common
 * @param letters letters of a name that no other callable has
 * @param large nodes of a member that is not alike to one of a cousin for being small
 * @param twin nodes of a method that is told by its declaration
 * @param body nodes of a body that tells a callable of the same owner
 * @param kept nodes of a statement that tells whether a callable kept its code
 * @param use nodes of a statement that tells a field: {@code this.name = name} is found in any class
 * @param rare nodes of code that makes members candidates
 */
public record AmountThresholds(
        Range common, Range letters, double large, int twin, int body, int kept, int use, int rare) {
    /** Values with the fewest mistakes on the development splits of the corpora. */
    public static final AmountThresholds DEFAULT =
            new AmountThresholds(new Range(20, 200), new Range(6, 24), 400, 25, 8, 6, 8, 6);

    public AmountThresholds {
        Objects.requireNonNull(common, "common");
        Objects.requireNonNull(letters, "letters");
    }

    /**
     * The amounts between which more says more.
     *
     * @param few what says nothing
     * @param plenty what says all that it can
     */
    public record Range(double few, double plenty) {
        /** How much an amount says, from 0 to 1. */
        double share(double amount) {
            return Math.min(1, Math.max(0, (amount - few) / (plenty - few)));
        }

        /** The same, where each doubling says as much. */
        double logarithm(double amount) {
            return new Range(Math.log(few), Math.log(plenty)).share(Math.log(amount));
        }
    }
}
