package dev.refract.match.entity;

import java.util.Objects;

/**
 * How much must speak for two entities being one.
 *
 * @param types for types that moved or were renamed
 * @param members for members that identity leaves over
 */
public record EntityThresholds(TypeThresholds types, MemberThresholds members) {
    /** Values with the fewest mistakes on the development splits of the corpora. */
    public static final EntityThresholds DEFAULT =
            new EntityThresholds(TypeThresholds.DEFAULT, MemberThresholds.DEFAULT);

    public EntityThresholds {
        Objects.requireNonNull(types, "types");
        Objects.requireNonNull(members, "members");
    }
}
