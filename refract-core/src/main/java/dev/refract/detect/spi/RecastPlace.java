package dev.refract.detect.spi;

import dev.refract.match.mapping.EntityPair;
import dev.refract.match.mapping.Recast;
import java.util.Objects;

/**
 * Code that has another form than before, and where it stands.
 *
 * @param members the innermost members around it
 * @param recast the code
 */
public record RecastPlace(EntityPair members, Recast recast) {
    public RecastPlace {
        Objects.requireNonNull(members, "members");
        Objects.requireNonNull(recast, "recast");
    }

    static RecastPlace of(EntityPair around, Recast recast) {
        EntityPair members = new EntityPair(
                Local.in(around.before(), recast.before().get(0)).member(),
                Local.in(around.after(), recast.after().get(0)).member(),
                around.rule());
        return new RecastPlace(members, recast);
    }
}
