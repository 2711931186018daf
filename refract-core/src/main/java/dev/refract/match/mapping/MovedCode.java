package dev.refract.match.mapping;

import java.util.List;
import java.util.Objects;

/**
 * Statements that left one callable of a type and are new in another, which the first does not call.
 *
 * @param callables the callable that they left before, and the one in which they are after
 * @param statements the statements in both versions
 * @param telling whether they are too much to be gone here and new there by chance
 */
public record MovedCode(EntityPair callables, List<NodePair> statements, boolean telling) {
    public MovedCode {
        Objects.requireNonNull(callables, "callables");
        statements = List.copyOf(statements);
        if (statements.isEmpty()) {
            throw new IllegalArgumentException("nothing moved");
        }
    }
}
