package dev.refract.match.mapping;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * All that the matcher decides; detectors only name it.
 *
 * @param mapping which entity became which
 * @param parameters which parameter became which, for each pair of callables whose parameters differ
 * @param bodies which statement became which
 * @param changes what differs, sorted by place
 * @param steps work units that the matching took
 */
public record Matching(
        Mapping mapping, Map<EntityPair, ParameterPairs> parameters, Bodies bodies, List<Change> changes, long steps) {
    public Matching {
        Objects.requireNonNull(mapping, "mapping");
        parameters = Collections.unmodifiableMap(new LinkedHashMap<>(parameters));
        Objects.requireNonNull(bodies, "bodies");
        changes = List.copyOf(changes);
    }
}
