package dev.refract.match.mapping;

import java.util.Objects;

/**
 * Code that stands for other code, and where.
 *
 * @param members the members whose bodies were matched
 * @param code the code in both versions
 */
public record PlacedExchange(EntityPair members, NodePair code) {
    public PlacedExchange {
        Objects.requireNonNull(members, "members");
        Objects.requireNonNull(code, "code");
    }
}
