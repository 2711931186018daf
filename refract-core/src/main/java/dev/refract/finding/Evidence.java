package dev.refract.finding;

import java.util.Map;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Why a finding is believed.
 *
 * @param rule name of the rule that paired the elements, or that saw the change
 * @param details what the rule saw, by name; for people and for outputs
 */
public record Evidence(String rule, Map<String, String> details) {
    public Evidence {
        Objects.requireNonNull(rule, "rule");
        if (details.containsKey("rule")) {
            throw new IllegalArgumentException("a detail has the name of the rule's own field");
        }
        SortedMap<String, String> sorted = new TreeMap<>(details);
        details = java.util.Collections.unmodifiableSortedMap(sorted);
    }

    public Evidence(String rule) {
        this(rule, Map.of());
    }
}
