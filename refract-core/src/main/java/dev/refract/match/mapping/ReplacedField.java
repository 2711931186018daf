package dev.refract.match.mapping;

import dev.refract.model.Entity;
import java.util.List;
import java.util.Objects;

/**
 * A field that is gone, and one that was there before and is named in its place.
 *
 * @param before the field that is gone
 * @param after the other one, in the version after
 * @param places where the one was named and the other is
 */
public record ReplacedField(Entity before, Entity after, List<PlacedExchange> places) {
    public ReplacedField {
        Objects.requireNonNull(before, "before");
        Objects.requireNonNull(after, "after");
        places = List.copyOf(places);
    }
}
