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
     * @param body which statement of the one callable became which of the other
     * @param fields the fields of all types that were merged or split
     */
    public static List<Regrouped> find(
            EntityPair callables, List<Node> before, List<Node> after, BodyMapping body, List<Regrouped> fields) {
        List<Regrouped> stored = StoredParameters.find(callables, before, after, fields);
        if (!stored.isEmpty()) {
            return stored;
        }
        SoughtNames left = SoughtNames.local(callables.before().node(), before::contains);
        SoughtNames right = SoughtNames.local(callables.after().node(), after::contains);
        return Regrouping.find(callables, List.of(new Regrouping.Sides(body, left, right)));
    }
}
