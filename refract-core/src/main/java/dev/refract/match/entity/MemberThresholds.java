package dev.refract.match.entity;

import dev.refract.match.evidence.Relation;
import dev.refract.model.file.EntityKind;
import java.util.Objects;

/**
 * How much speaks for two members being one: a sum of weighted evidence, each between 0 and 1, that must reach a bound,
 * which depends on what their owners are to each other.
 *
 * @param weights what each sort of evidence counts
 * @param strangers what counts, beyond that, for members of owners that have nothing to do with each other
 * @param amounts from how much on code and names are not the same by chance
 * @param strangeCallers what is taken away from callables of the same owner and of other names that many call of whom none
 *     calls both
 * @param place what counts for a member of the same owner and of another name that it alone stands where the other alone
 *     stood, between the same neighbours
 * @param owned bounds of members of the same owner
 * @param related bounds of members of a type and its supertype or subtype
 * @param strange bounds of members of other owners
 */
public record MemberThresholds(
        Weights weights,
        Strangers strangers,
        AmountThresholds amounts,
        double strangeCallers,
        Place place,
        Bound owned,
        Bound related,
        Bound strange) {
    /** Values with the fewest mistakes on the development splits of the corpora. */
    public static final MemberThresholds DEFAULT = new MemberThresholds(
            new Weights(0.4, 0.27, 0.1, 0.17, 0.06, 0.225, 0.065, 0.2),
            new Strangers(0.15, 0.25, 0.15, 0.1, 0.09, 0.2, 0.7, 18),
            AmountThresholds.DEFAULT,
            0.05,
            new Place(0.12, 0.14),
            new Bound(0.365, 0.36),
            new Bound(0.45, 0.26),
            new Bound(0.66, 0.66));

    public MemberThresholds {
        Objects.requireNonNull(weights, "weights");
        Objects.requireNonNull(strangers, "strangers");
        Objects.requireNonNull(amounts, "amounts");
        Objects.requireNonNull(place, "place");
        Objects.requireNonNull(owned, "owned");
        Objects.requireNonNull(related, "related");
        Objects.requireNonNull(strange, "strange");
    }

    /**
     * Weights of evidence.
     *
     * @param content the share of equal nodes in the whole declaration
     * @param body that share in the body or initializer alone
     * @param references the share of those who refer to them
     * @param names how alike their names are
     * @param signature equal parameter types, or equal types of fields
     * @param exchanges the agreement that the one name stands where the other stood in the code that uses them
     * @param likewise others that were renamed likewise, as all that override a method are
     * @param overriders that what overrode the one overrides the other
     */
    public record Weights(
            double content,
            double body,
            double references,
            double names,
            double signature,
            double exchanges,
            double likewise,
            double overriders) {}

    /**
     * What counts between strangers.
     *
     * @param use weight of the one owner using the other
     * @param common weight of the code that their bodies have in common, by its amount: much is not there by chance
     * @param called weight of a name that no other callable, or no other field, has, in either version, by its length
     * @param nested for callables, weight beside that of the one owner standing in what the other is
     * @param neighbours weight of others that moved between the same owners
     * @param cousins what is taken away where the owners have a supertype in common and the members are small: such look
     *     alike
     * @param contained share of the smaller of two bodies in the other that is not there by chance, for which nothing is
     *     taken away from members that alone are declared as they are
     * @param telling nodes that members must have where neither a relation nor a name speaks for them: small ones look alike
     *     everywhere
     */
    public record Strangers(
            double use,
            double common,
            double called,
            double nested,
            double neighbours,
            double cousins,
            double contained,
            int telling) {}

    /** What a place counts, for callables, which are put in an order that means less, and for fields. */
    public record Place(double callables, double fields) {}

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
