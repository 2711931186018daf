package dev.refract.detect.field;

import dev.refract.detect.spi.Local;
import dev.refract.match.mapping.PlacedExchange;
import dev.refract.model.Entity;

/** The innermost members around places at which fields are named. */
final class FieldPlaces {
    private FieldPlaces() {}

    static Entity before(PlacedExchange place) {
        return Local.in(place.members().before(), place.code().before()).member();
    }

    static Entity after(PlacedExchange place) {
        return Local.in(place.members().after(), place.code().after()).member();
    }
}
