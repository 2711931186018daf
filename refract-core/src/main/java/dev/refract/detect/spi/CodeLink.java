package dev.refract.detect.spi;

import dev.refract.match.mapping.EntityPair;
import dev.refract.match.mapping.StatementLink;
import dev.refract.model.Entity;
import dev.refract.model.tree.Node;
import java.util.Objects;

/**
 * A statement in both versions, and where it stands.
 *
 * @param around the members whose bodies were matched
 * @param link the statement
 */
public record CodeLink(EntityPair around, StatementLink link) {
    public CodeLink {
        Objects.requireNonNull(around, "around");
        Objects.requireNonNull(link, "link");
    }

    /** The innermost member before in which a piece of the statement stands. */
    public Entity before(Node code) {
        return Local.in(around.before(), code).member();
    }

    /** The innermost member after in which a piece of the statement stands. */
    public Entity after(Node code) {
        return Local.in(around.after(), code).member();
    }
}
