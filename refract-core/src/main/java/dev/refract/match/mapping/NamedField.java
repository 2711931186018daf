package dev.refract.match.mapping;

import dev.refract.model.Entity;
import dev.refract.model.tree.Node;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A field that only one version has, and whose value is written out in the other where the field is named.
 *
 * @param field the field
 * @param isNew whether it is in the version after: its value got a name
 * @param places where it is named, in the order in which they were found
 */
public record NamedField(Entity field, boolean isNew, List<Place> places) {
    public NamedField {
        Objects.requireNonNull(field, "field");
        places = List.copyOf(places);
        if (places.isEmpty()) {
            throw new IllegalArgumentException("a field that is named nowhere");
        }
    }

    /**
     * One place.
     *
     * @param exchange the value and the name, or the name and the value
     * @param assignment what gives the field its value, beside or before; empty where it is declared with it
     */
    public record Place(PlacedExchange exchange, Optional<Assignment> assignment) {
        public Place {
            Objects.requireNonNull(exchange, "exchange");
            Objects.requireNonNull(assignment, "assignment");
        }
    }

    /**
     * A statement that gives a field its value.
     *
     * @param member the member around it
     * @param statement the statement
     */
    public record Assignment(Entity member, Node statement) {
        public Assignment {
            Objects.requireNonNull(member, "member");
            Objects.requireNonNull(statement, "statement");
        }
    }
}
