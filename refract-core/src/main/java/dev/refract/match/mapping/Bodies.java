package dev.refract.match.mapping;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Which statement became which.
 *
 * @param pairs for each pair of callables, and of fields, whose code differs, without those that stand in bodies
 * @param crossings the code that went from one callable to another
 * @param fields the variables for which fields stand in the other version, also where code crossed
 * @param named fields whose values are written out in the other version
 * @param replaced fields for which others stand now
 * @param moved statements that went from one callable of a type to another
 */
public record Bodies(
        Map<EntityPair, BodyMapping> pairs,
        List<Crossing> crossings,
        List<FieldExchange> fields,
        List<NamedField> named,
        List<ReplacedField> replaced,
        List<MovedCode> moved) {
    public Bodies {
        pairs = Collections.unmodifiableMap(new LinkedHashMap<>(pairs));
        crossings = List.copyOf(crossings);
        fields = List.copyOf(fields);
        named = List.copyOf(named);
        replaced = List.copyOf(replaced);
        moved = List.copyOf(moved);
    }
}
