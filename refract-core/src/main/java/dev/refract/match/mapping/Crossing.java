package dev.refract.match.mapping;

import dev.refract.model.Entity;
import dev.refract.model.tree.Node;
import java.util.List;
import java.util.Objects;

/**
 * Code that crossed the border of a callable: it was extracted from one, or inlined into one.
 *
 * @param kind which way it went
 * @param around the callable that it left, or into which it went, in both versions
 * @param other the callable that has the code in the one version only
 * @param calls the calls of {@code other} in {@code around}, or in what it calls
 * @param body which statement became which, of {@code around} before and {@code other}, or {@code other} and {@code
 *     around} after
 */
public record Crossing(Kind kind, EntityPair around, Entity other, List<Node> calls, BodyMapping body) {
    /** Name of the rule by which two callables are looked at as a pair that are none: code went from one to the other. */
    public static final String RULE = "crossing";

    /** The two ways. */
    public enum Kind {
        EXTRACTED,
        INLINED
    }

    public Crossing {
        Objects.requireNonNull(kind, "kind");
        Objects.requireNonNull(around, "around");
        Objects.requireNonNull(other, "other");
        Objects.requireNonNull(body, "body");
        calls = List.copyOf(calls);
    }

    /** The callables between which the code went. */
    public EntityPair callables() {
        return kind == Kind.EXTRACTED
                ? new EntityPair(around.before(), other, RULE)
                : new EntityPair(other, around.after(), RULE);
    }
}
