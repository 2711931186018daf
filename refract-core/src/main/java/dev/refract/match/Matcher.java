package dev.refract.match;

import dev.refract.match.body.BodyMatcher;
import dev.refract.match.body.option.BodyOptions;
import dev.refract.match.change.Alignment;
import dev.refract.match.change.CodeChanges;
import dev.refract.match.derive.DerivationThresholds;
import dev.refract.match.derive.SharedCallables;
import dev.refract.match.derive.Successors;
import dev.refract.match.derive.TypeDerivations;
import dev.refract.match.entity.EntityMatching;
import dev.refract.match.entity.EntityThresholds;
import dev.refract.match.entity.LiteralParameters;
import dev.refract.match.entity.NamedTypes;
import dev.refract.match.entity.OverriddenParameters;
import dev.refract.match.entity.ParameterMatching;
import dev.refract.match.entity.RenamedTypes;
import dev.refract.match.mapping.Bodies;
import dev.refract.match.mapping.BodyMapping;
import dev.refract.match.mapping.EntityPair;
import dev.refract.match.mapping.Mapping;
import dev.refract.match.mapping.Matching;
import dev.refract.match.mapping.ParameterPairs;
import dev.refract.match.mapping.Regrouped;
import dev.refract.match.mapping.Steps;
import dev.refract.match.regroup.RegroupedFields;
import dev.refract.match.regroup.RegroupedVariables;
import dev.refract.model.CodeModel;
import dev.refract.model.Declared;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Decides which entity became which, and what differs in between. */
public final class Matcher {
    private final EntityThresholds thresholds;
    private final BodyOptions bodyOptions;
    private final DerivationThresholds derivations;

    /**
     * A matcher.
     *
     * @param thresholds how much must speak for two entities being one
     * @param bodyOptions how their bodies are matched
     * @param derivations how much must be common for one entity to have come out of others
     */
    public Matcher(EntityThresholds thresholds, BodyOptions bodyOptions, DerivationThresholds derivations) {
        this.thresholds = thresholds;
        this.bodyOptions = bodyOptions;
        this.derivations = derivations;
    }

    /** Matches two versions within a budget of work. */
    public Matching match(CodeModel before, CodeModel after, Steps steps) {
        Mapping mapping = pairs(before, after, steps);
        List<EntityPair> parameterized = derive(mapping, steps);
        Bodies bodies = bodies(mapping, steps);
        List<Regrouped> fields = RegroupedFields.find(mapping, bodies.pairs());
        Map<EntityPair, ParameterPairs> parameters = parameters(mapping, bodies.pairs(), fields);
        List<Regrouped> regrouped = new ArrayList<>(RegroupedVariables.find(bodies, parameters));
        regrouped.addAll(fields);
        parameters.values().forEach(pairs -> regrouped.addAll(pairs.regrouped()));
        return new Matching(
                mapping,
                parameters,
                bodies,
                regrouped,
                NamedTypes.find(mapping, derivations.named(), steps),
                parameterized,
                CodeChanges.of(mapping, Alignment.inOrder(steps)),
                steps.taken());
    }

    /** Decides only which entity became which. */
    public Mapping map(CodeModel before, CodeModel after, Steps steps) {
        Mapping mapping = pairs(before, after, steps);
        derive(mapping, steps);
        if (RegroupedFields.mayBePaired(mapping)) {
            bodies(mapping, steps);
        }
        return mapping;
    }

    /**
     * The bodies, which tell fields that were merged or split. Such a field is not the one that it was paired with, so the
     * pair is given up, and the bodies are matched without it.
     */
    private Bodies bodies(Mapping mapping, Steps steps) {
        Bodies bodies = BodyMatcher.match(mapping, bodyOptions, steps);
        List<EntityPair> regrouped = RegroupedFields.find(mapping, bodies.pairs()).stream()
                .flatMap(fields -> RegroupedFields.partners(fields, mapping))
                .distinct()
                .toList();
        regrouped.forEach(mapping::remove);
        return regrouped.isEmpty() ? bodies : BodyMatcher.match(mapping, bodyOptions, steps);
    }

    /** Adds what pairs cannot say; answers the callables that became one with a parameter. */
    private List<EntityPair> derive(Mapping mapping, Steps steps) {
        List<EntityPair> parameterized = separateParameterized(mapping, steps);
        SharedCallables.derive(mapping, derivations, steps);
        Successors.derive(mapping, derivations.successor(), steps);
        TypeDerivations.derive(mapping, steps);
        return parameterized;
    }

    private Mapping pairs(CodeModel before, CodeModel after, Steps steps) {
        return new EntityMatching(thresholds).match(before, after, steps);
    }

    /** One of several that became the values of a parameter is not the callable with the parameter. */
    private List<EntityPair> separateParameterized(Mapping mapping, Steps steps) {
        List<EntityPair> parameterized = LiteralParameters.find(mapping, derivations.parameterized(), steps);
        parameterized.forEach(pair ->
                mapping.ofBefore(pair.before()).filter(own -> !own.sameName()).ifPresent(mapping::remove));
        return parameterized;
    }

    private static Map<EntityPair, ParameterPairs> parameters(
            Mapping mapping, Map<EntityPair, BodyMapping> bodies, List<Regrouped> fields) {
        Map<EntityPair, ParameterPairs> parameters = new LinkedHashMap<>();
        RenamedTypes renamed = RenamedTypes.of(mapping);
        for (EntityPair pair : mapping.allPairs()) {
            boolean declared = pair.before().isCallable()
                    && !Declared.isCompact(pair.before().node())
                    && !Declared.isCompact(pair.after().node());
            if (declared && !pair.sameCode()) {
                parameters.put(pair, ParameterMatching.match(pair, body(pair, mapping, bodies), renamed, fields));
            }
        }
        return OverriddenParameters.added(parameters, mapping, pair -> body(pair, mapping, bodies));
    }

    /** The body in which a callable stands, its own for one that stands in none. */
    private static BodyMapping body(EntityPair callables, Mapping mapping, Map<EntityPair, BodyMapping> bodies) {
        EntityPair around = callables;
        while (!bodies.containsKey(around)) {
            Optional<EntityPair> owners = around.before().owner().flatMap(mapping::ofBefore);
            if (owners.isEmpty()) {
                return BodyMapping.NONE;
            }
            around = owners.get();
        }
        return bodies.get(around);
    }
}
