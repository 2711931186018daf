package dev.refract.match.mapping;

import dev.refract.model.Entity;
import java.util.Collections;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/**
 * One entity in two versions.
 *
 * @param before the entity before the change
 * @param after the entity after it
 * @param rule name of the rule that paired them
 * @param similarity how alike the rule found them, from 0 to 1; 1 where it did not measure
 * @param evidence what else the rule measured, by name, each from 0 to 1
 */
public record EntityPair(Entity before, Entity after, String rule, double similarity, Map<String, Double> evidence) {
    public EntityPair {
        Objects.requireNonNull(before, "before");
        Objects.requireNonNull(after, "after");
        Objects.requireNonNull(rule, "rule");
        evidence = Collections.unmodifiableMap(new TreeMap<>(evidence));
    }

    /** A pair of a rule that measured nothing. */
    public EntityPair(Entity before, Entity after, String rule) {
        this(before, after, rule, 1, Map.of());
    }

    /** That of the two entities: pairs are keys, and hardly two of one run are of the same entities. */
    @Override
    public int hashCode() {
        return 31 * before.hashCode() + after.hashCode();
    }

    /** Whether the two have the same simple name. */
    public boolean sameName() {
        return before.name().equals(after.name());
    }

    /** Whether the declarations mean the same, as far as syntax tells. */
    public boolean sameCode() {
        return before.node().sameCode(after.node());
    }

    /** Key of the pair among the subjects and causes of findings. */
    public String subject() {
        return before.unit().path() + ':' + before.number() + ">" + after.number();
    }
}
