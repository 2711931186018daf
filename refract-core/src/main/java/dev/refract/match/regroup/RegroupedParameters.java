package dev.refract.match.regroup;

import dev.refract.match.mapping.BodyMapping;
import dev.refract.match.mapping.EntityPair;
import dev.refract.match.mapping.Regrouped;
import dev.refract.model.tree.Node;
import java.util.List;

/** Finds parameters that were merged, or split. */
public final class RegroupedParameters {
    private RegroupedParameters() {}

    /**
     * The parameters of a pair of callables that were merged or split.
     *
     * @param before parameters that have no partner of their name
     * @param after the same of the version after
     */
    public static List<Regrouped> find(EntityPair callables, List<Node> before, List<Node> after, BodyMapping body) {
        Names left = Names.local(callables.before().node(), before::contains);
        Names right = Names.local(callables.after().node(), after::contains);
        return Regrouping.find(callables, List.of(new Regrouping.Sides(body, left, right)));
    }
}
