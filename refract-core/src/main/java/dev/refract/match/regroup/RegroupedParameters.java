package dev.refract.match.regroup;

import dev.refract.match.mapping.BodyMapping;
import dev.refract.match.mapping.EntityPair;
import dev.refract.match.mapping.Regrouped;
import dev.refract.model.Entity;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import java.util.List;
import java.util.Optional;

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
        SoughtNames left = named(callables.before(), before);
        SoughtNames right = named(callables.after(), after);
        return Regrouping.find(callables, List.of(new Regrouping.Sides(body, left, right)));
    }

    /** The parameters of a callable where it does something with them. */
    private static SoughtNames named(Entity callable, List<Node> parameters) {
        SoughtNames names = SoughtNames.local(callable.node(), parameters::contains);
        return code -> isHandedUp(code, callable) ? Optional.empty() : names.variable(code);
    }

    /** Whether a method hands something to what it overrides: all that both take stands there, whatever it is for. */
    private static boolean isHandedUp(Node code, Entity callable) {
        return code.role() == Role.ARGUMENT
                && code.parent()
                        .filter(call ->
                                call.is(NodeKind.SUPER_CALL) && call.name().equals(callable.name()))
                        .isPresent();
    }
}
