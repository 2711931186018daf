package dev.refract.finding.mapping;

import java.util.Collections;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * One entity in two versions.
 *
 * @param before the entity before the change
 * @param after the entity after it
 * @param rule name of the rule that paired them
 * @param evidence what the rule measured, by name: {@code similarity}
 * @param differences in what the two differ
 */
public record MappedPair(
        EntityReference before,
        EntityReference after,
        String rule,
        Map<String, Double> evidence,
        Set<Difference> differences) {
    public MappedPair {
        Objects.requireNonNull(before, "before");
        Objects.requireNonNull(after, "after");
        Objects.requireNonNull(rule, "rule");
        evidence = Collections.unmodifiableMap(new TreeMap<>(evidence));
        differences = Collections.unmodifiableSet(new TreeSet<>(differences));
    }

    /** Whether the same code stands in the same type under the same name; of a type, with all that is in it. */
    public boolean isUnchanged() {
        return differences.isEmpty() && before.container().equals(after.container());
    }
}
