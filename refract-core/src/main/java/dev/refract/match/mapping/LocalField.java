package dev.refract.match.mapping;

import dev.refract.model.tree.Node;
import java.util.Objects;

/**
 * A local variable or parameter in one version of a body in whose place a field stands in the other.
 *
 * @param local the declaration of the variable
 * @param use a place at which the field is named
 * @param becameField whether the variable is in the version before, and the field in the one after
 * @param votes number of places at which the one stands for the other
 */
public record LocalField(Node local, Node use, boolean becameField, int votes) {
    public LocalField {
        Objects.requireNonNull(local, "local");
        Objects.requireNonNull(use, "use");
    }

    /** The same, read from after to before. */
    LocalField reversed() {
        return new LocalField(local, use, !becameField, votes);
    }
}
