package dev.refract.bench.accuracy;

import java.util.Objects;
import java.util.Optional;

/**
 * One item that two results do not have in common.
 *
 * @param caseName name of the case
 * @param before the item as the first result has it
 * @param after the item as the second result has it
 * @param labelBefore the oracle's label of the first
 * @param labelAfter the oracle's label of the second
 */
public record Difference(
        String caseName, Optional<Item> before, Optional<Item> after, Label labelBefore, Label labelAfter) {
    public Difference {
        Objects.requireNonNull(caseName, "caseName");
        Objects.requireNonNull(labelBefore, "labelBefore");
        Objects.requireNonNull(labelAfter, "labelAfter");
        if (before.isEmpty() && after.isEmpty()) {
            throw new IllegalArgumentException("nothing differs");
        }
    }

    /** What happened to the item. */
    public Type type() {
        if (before.isEmpty()) {
            return Type.NEW;
        }
        return after.isEmpty() ? Type.GONE : Type.CHANGED;
    }

    /** The kind of the item. */
    public String kind() {
        return after.or(() -> before).orElseThrow().kind();
    }

    /** What can happen to an item. */
    public enum Type {
        /** Only the second result has it. */
        NEW,
        /** Only the first result has it. */
        GONE,
        /** Both have it for the same elements, with other words. */
        CHANGED
    }
}
