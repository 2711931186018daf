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
 * @param regrouped variables, parameters and fields that were merged or split
 * @param named anonymous types that became types with a name
 * @param parameterized callables whose literals became values of a parameter
 * @param changes what differs, sorted by place
 * @param steps work units that the matching took
 */
public record Matching(
        Mapping mapping,
        Map<EntityPair, ParameterPairs> parameters,
        Bodies bodies,
        List<Regrouped> regrouped,
        List<EntityPair> named,
        List<EntityPair> parameterized,
        List<CodeChange> changes,
        long steps) {
    public Matching {
        Objects.requireNonNull(mapping, "mapping");
        parameters = Collections.unmodifiableMap(new LinkedHashMap<>(parameters));
        Objects.requireNonNull(bodies, "bodies");
        regrouped = List.copyOf(regrouped);
        named = List.copyOf(named);
        parameterized = List.copyOf(parameterized);
        changes = List.copyOf(changes);
    }
}
