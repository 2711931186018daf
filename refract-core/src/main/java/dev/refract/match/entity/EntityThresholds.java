package dev.refract.match.entity;

import dev.refract.match.evidence.Contents;
import java.util.Objects;

/**
 * How much must speak for two entities being one.
 *
 * @param types for types that moved or were renamed
 * @param members for members that identity leaves over
 * @param freed for a name that was kept being another entity's now
 * @param likeness for what is told by code alone
 * @param aligned share of the words of two changed statements among others that must be in both, from 0 to 1, for the names
 *     in the one to stand for those in the other
 * @param blind from how much common code on it does not matter how the parameters and local variables are called
 */
public record EntityThresholds(
        TypeThresholds types,
        MemberThresholds members,
        FreedThresholds freed,
        LikenessThresholds likeness,
        double aligned,
        Contents.Blindness blind) {
    /** Values with the fewest mistakes on the development splits of the corpora. */
    public static final EntityThresholds DEFAULT = new EntityThresholds(
            TypeThresholds.DEFAULT,
            MemberThresholds.DEFAULT,
            FreedThresholds.DEFAULT,
            LikenessThresholds.DEFAULT,
            0.5,
            new Contents.Blindness(20, 0.8));

    public EntityThresholds {
        Objects.requireNonNull(types, "types");
        Objects.requireNonNull(members, "members");
        Objects.requireNonNull(freed, "freed");
        Objects.requireNonNull(likeness, "likeness");
        Objects.requireNonNull(blind, "blind");
    }
}
