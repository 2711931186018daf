package dev.refract.finding;

import java.util.Collections;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * Why a finding is believed.
 *
 * @param rule name of the rule that paired the elements, or that saw the change
 * @param likelihood how alike the bodies of the two elements are; empty where the finding is not on one type, callable or
 *     field that is in both versions
 * @param details what the rule saw, by name; for people and for outputs
 * @param code code that was seen with it
 */
public record Evidence(String rule, Optional<Likelihood> likelihood, Map<String, String> details, SeenCode code) {
    private static final Set<String> OWN_FIELDS = Set.of("rule", "likelihood");

    public Evidence {
        Objects.requireNonNull(rule, "rule");
        Objects.requireNonNull(likelihood, "likelihood");
        Objects.requireNonNull(code, "code");
        if (!Collections.disjoint(OWN_FIELDS, details.keySet())) {
            throw new IllegalArgumentException("a detail has the name of the evidence's own field");
        }
        details = Collections.unmodifiableMap(new TreeMap<>(details));
    }

    public Evidence(String rule, Optional<Likelihood> likelihood, Map<String, String> details) {
        this(rule, likelihood, details, SeenCode.NONE);
    }

    public Evidence(String rule, Map<String, String> details) {
        this(rule, Optional.empty(), details);
    }

    public Evidence(String rule) {
        this(rule, Map.of());
    }
}
