package dev.refract.match.mapping;

import java.util.List;
import java.util.Objects;

/**
 * All that the matcher decides; detectors only name it.
 *
 * @param mapping which entity became which
 * @param changes what differs, sorted by place
 * @param steps work units that the matching took
 */
public record Matching(Mapping mapping, List<Change> changes, long steps) {
    public Matching {
        Objects.requireNonNull(mapping, "mapping");
        changes = List.copyOf(changes);
    }
}
