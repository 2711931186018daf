package dev.refract.finding;

import java.util.Objects;
import java.util.Optional;

/**
 * One kind of refactoring, as the catalog describes it.
 *
 * @param id stable name in kebab-case: {@code rename-class}
 * @param name the field's name: {@code Rename Class}
 * @param family the group of kinds that it belongs to: {@code type}
 * @param template its sentence with placeholders: {@code Rename Class ${before} renamed to ${after}}
 * @param inverse id of the kind that undoes it, where there is one
 * @param status whether it is reported
 * @param page the whole page of the catalog, Markdown without the header
 */
public record Kind(
        String id, String name, String family, String template, Optional<String> inverse, Status status, String page) {
    public Kind {
        Objects.requireNonNull(id, "id");
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(family, "family");
        Objects.requireNonNull(template, "template");
        Objects.requireNonNull(inverse, "inverse");
        Objects.requireNonNull(status, "status");
        Objects.requireNonNull(page, "page");
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
