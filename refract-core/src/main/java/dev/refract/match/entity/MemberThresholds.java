package dev.refract.match.entity;

import dev.refract.match.evidence.Relation;
import dev.refract.model.file.EntityKind;

/**
 * How much speaks for two members being one: a sum of weighted evidence, each between 0 and 1, that must reach a bound,
 * which depends on what their owners are to each other.
 *
 * @param content weight of the share of equal nodes in the whole declaration
 * @param body weight of that share in the body or initializer alone
 * @param references weight of the share of those who refer to them
 * @param names weight of the share of equal words in their names
 * @param parameters weight of equal parameter types, for callables
 * @param exchanges weight of the agreement that the one name stands where the other stood in the code that uses them
 * @param likewise weight of another entity having been renamed likewise, as all that override a method are
 * @param use weight of the one owner using the other, between strangers
 * @param neighbours weight of others that moved between the same owners, between strangers
 * @param cousins what is taken away where strangers have a supertype in common: they look alike
 * @param owned bounds of members of the same owner
 * @param related bounds of members of a type and its supertype or subtype
 * @param strange bounds of members of other owners
 */
public record MemberThresholds(
        double content,
        double body,
        double references,
        double names,
        double parameters,
        double exchanges,
        double likewise,
        double use,
        double neighbours,
        double cousins,
        Bound owned,
        Bound related,
        Bound strange) {
    /** Values with the fewest mistakes on the development splits of the corpora. */
    public static final MemberThresholds DEFAULT = new MemberThresholds(
            0.4,
            0.265,
            0.11,
            0.17,
            0.065,
            0.225,
            0.06,
            0.175,
            0.07,
            0.295,
            new Bound(0.365, 0.335),
            new Bound(0.425, 0.25),
            new Bound(0.67, 0.625));

    /** The sum that is enough, for callables, and for fields and other members. */
    public record Bound(double callables, double fields) {}

    /** The bound for two members. */
    double bound(Relation relation, EntityKind.Group group) {
        Bound bound = switch (relation) {
            case SAME -> owned;
            case RELATIVE -> related;
            case STRANGER -> strange;
        };
        return group == EntityKind.Group.CALLABLE ? bound.callables : bound.fields;
    }
}
