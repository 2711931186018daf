package dev.refract.match;

import dev.refract.match.change.Changes;
import dev.refract.match.derive.TypeDerivations;
import dev.refract.match.entity.EntityMatching;
import dev.refract.match.entity.EntityThresholds;
import dev.refract.match.entity.ParameterMatching;
import dev.refract.match.mapping.Change;
import dev.refract.match.mapping.EntityPair;
import dev.refract.match.mapping.Mapping;
import dev.refract.match.mapping.Matching;
import dev.refract.match.mapping.ParameterPairs;
import dev.refract.match.mapping.Steps;
import dev.refract.model.CodeModel;
import dev.refract.model.file.EntityKind;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Decides which entity became which, and what differs in between. */
public final class Matcher {
    private final EntityThresholds thresholds;

    public Matcher(EntityThresholds thresholds) {
        this.thresholds = thresholds;
    }

    /** Matches two versions within a budget of work. */
    public Matching match(CodeModel before, CodeModel after, Steps steps) {
        Mapping mapping = map(before, after, steps);
        List<Change> changes = Changes.of(mapping, steps);
        return new Matching(mapping, parameters(mapping, steps), changes, steps.taken());
    }

    /** Decides only which entity became which. */
    public Mapping map(CodeModel before, CodeModel after, Steps steps) {
        Mapping mapping = new EntityMatching(thresholds).match(before, after, steps);
        TypeDerivations.derive(mapping, steps);
        return mapping;
    }

    private static Map<EntityPair, ParameterPairs> parameters(Mapping mapping, Steps steps) {
        Map<EntityPair, ParameterPairs> parameters = new LinkedHashMap<>();
        for (EntityPair pair : mapping.allPairs()) {
            boolean callables = pair.before().kind().group() == EntityKind.Group.CALLABLE;
            if (callables && !pair.before().node().sameCode(pair.after().node())) {
                parameters.put(pair, ParameterMatching.match(pair, steps));
            }
        }
        return parameters;
    }
}
