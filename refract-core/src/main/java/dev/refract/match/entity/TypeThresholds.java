package dev.refract.match.entity;

import java.util.Objects;

/**
 * How much speaks for two types being one: the weighted share of what they are made of, and weighted evidence between 0
 * and 1 besides, must together reach a bound that depends on what changed.
 *
 * @param weights what each sort of evidence counts, where common content counts one
 * @param features what the parts of a type weigh
 * @param moved the sum that is enough for types of the same simple name in different places
 * @param renamed the same for types of different names in the same package or owner
 * @param movedAndRenamed the same for types of different names in different places
 * @param margin how much better than its next rival a pair must be
 */
public record TypeThresholds(
        Weights weights, Features features, double moved, double renamed, double movedAndRenamed, double margin) {
    /** Values with the fewest mistakes on the development splits of the corpora. */
    public static final TypeThresholds DEFAULT = new TypeThresholds(
            new Weights(0.2, 0.5, 0.3, 0.3, 0.2), new Features(2.1, 1.5, 1, 0.03, 4, 0.2), 0.53, 0.5, 0.7, 0.03);

    public TypeThresholds {
        Objects.requireNonNull(weights, "weights");
        Objects.requireNonNull(features, "features");
    }

    /**
     * Weights of evidence.
     *
     * @param names how alike their names are
     * @param exchanges the agreement that the one name stands where the other stood in code that refers to them
     * @param references the share of those who refer to them
     * @param neighbours the share of those that left the place of the one for the place of the other
     * @param owners how alike the types are in which they stand
     */
    public record Weights(double names, double exchanges, double references, double neighbours, double owners) {}

    /**
     * What the parts of types weigh in what two have in common.
     *
     * @param signature a callable by its name and the types of its parameters, or a nested type
     * @param field a field by its name and type
     * @param supertype a supertype
     * @param node a node of a statement: five or six lines weigh as much as a signature
     * @param statement nodes that a statement must have to be a part: {@code return null;} says nothing
     * @param nested how alike nested types of one name are that have nothing in them
     */
    public record Features(
            double signature, double field, double supertype, double node, int statement, double nested) {}
}
