package dev.refract.match.entity;

/**
 * How alike entities must be for the rules that decide beside the weighing: shares of code, from 0 to 1.
 *
 * @param twins declarations of members that are alike in all but their owner
 * @param united members of types that have nothing to do with each other and became one
 * @param certain by how much more than enough must speak for such members, where they are less alike
 * @param rival by how much less may speak for a member of the hierarchy than for another that it can be as well
 * @param second by how much more may speak for a member of a stranger that went to another, where one has another name
 * @param implementations the body of a declaration and the one in a subtype that was it, or is it now
 * @param constructors bodies of constructors whose parameters have nothing in common
 * @param followed share of the members of a type that must have gone to one that is new, for the types to be one
 */
public record LikenessThresholds(
        double twins,
        double united,
        double certain,
        double rival,
        double second,
        double implementations,
        double constructors,
        double followed) {
    /** Values with the fewest mistakes on the development splits of the corpora. */
    public static final LikenessThresholds DEFAULT =
            new LikenessThresholds(0.9, 0.8, 0.1, 0.1, 0.14, 0.5, 1.0 / 3, 0.5);
}
