package dev.refract.match.mapping;

import dev.refract.model.Entity;
import java.util.Objects;

/**
 * A local variable or parameter in whose place a field stands in the other version.
 *
 * @param callables the members whose bodies were matched
 * @param variable the variable, and where the field is named
 * @param field the field
 */
public record FieldExchange(EntityPair callables, LocalField variable, Entity field) {
    public FieldExchange {
        Objects.requireNonNull(callables, "callables");
        Objects.requireNonNull(variable, "variable");
        Objects.requireNonNull(field, "field");
    }
}
