package dev.refract.finding;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * One kind of refactoring, as the catalog describes it.
 *
 * @param id stable name in kebab-case: {@code rename-class}
 * @param name the field's name: {@code Rename Class}
 * @param family the group of kinds that it belongs to: {@code type}
 * @param template its sentence with placeholders: {@code Rename Class ${before} renamed to ${after}}
 * @param placeholders the names of the template's placeholders in its order, each with the form of its value:
 *     {@code before -> type}; the forms are described in {@code catalog/README.md}
 * @param inverse id of the kind that undoes it, where there is one
 * @param composition ids of the kinds that it is made of, where it is a composite
 * @param status whether it is reported
 */
public record Kind(
        String id,
        String name,
        String family,
        String template,
        Map<String, String> placeholders,
        Optional<String> inverse,
        List<String> composition,
        Status status) {
    public Kind {
        Objects.requireNonNull(id, "id");
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(family, "family");
        Objects.requireNonNull(template, "template");
        Objects.requireNonNull(inverse, "inverse");
        Objects.requireNonNull(status, "status");
        placeholders = Collections.unmodifiableMap(new LinkedHashMap<>(placeholders));
        composition = List.copyOf(composition);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Kind kind && kind.id.equals(id);
    }

    @Override
    public int hashCode() {
        return id.hashCode();
    }

    @Override
    public String toString() {
        return id;
    }
}
