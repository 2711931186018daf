package dev.refract.match.mapping;

import dev.refract.model.Entity;
import java.util.Objects;

/**
 * One entity in two versions.
 *
 * @param before the entity before the change
 * @param after the entity after it
 * @param rule name of the rule that paired them
 * @param similarity how alike the rule found them, from 0 to 1; 1 where it did not measure
 */
public record EntityPair(Entity before, Entity after, String rule, double similarity) {
    public EntityPair {
        Objects.requireNonNull(before, "before");
        Objects.requireNonNull(after, "after");
        Objects.requireNonNull(rule, "rule");
    }

    /** Whether the two have the same simple name. */
    public boolean sameName() {
        return before.name().equals(after.name());
    }

    /** Key of the pair among the subjects and causes of findings. */
    public String subject() {
        return before.unit().path() + ':' + before.number() + ">" + after.number();
    }
}
