package dev.refract.match.mapping;

import dev.refract.model.tree.Node;
import java.util.List;
import java.util.Objects;

/**
 * Variables, parameters or fields that hold together what others held: of one of the sides there is one.
 *
 * @param around the callables, or for fields the types, that declare them
 * @param before their declarations before
 * @param after their declarations after
 */
public record Regrouped(EntityPair around, List<Node> before, List<Node> after) {
    public Regrouped {
        Objects.requireNonNull(around, "around");
        before = List.copyOf(before);
        after = List.copyOf(after);
    }

    /** Whether several became one. */
    public boolean isMerge() {
        return after.size() == 1;
    }
}
