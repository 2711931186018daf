package dev.refract.match.body.variable;

import dev.refract.match.body.code.Body;
import dev.refract.match.mapping.VariablePair;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.Role;
import java.util.List;

/**
 * Parameters of a callable that keep their names, types and places: none of them became one that does not, whatever stands in
 * their place in a call. Where {@code move(int count, Box box)} becomes {@code move(int count, Crate to)}, and
 * {@code shelf.put(box, count)} in it {@code shelf.put(count, to)}, {@code box} is not {@code count}. Two that both stay may have
 * been exchanged in the code.
 */
public final class StayingParameters {
    private StayingParameters() {}

    /** The pairs of the variables of a callable, without those of a parameter that stays and of a variable that does not. */
    public static List<VariablePair> respected(List<VariablePair> pairs, Body before, Body after) {
        return pairs.stream()
                .filter(pair -> stays(pair.before(), before, after) == stays(pair.after(), after, before))
                .toList();
    }

    private static boolean stays(Node variable, Body body, Body others) {
        List<Node> rest = others.root().children(Role.PARAMETER);
        int place = body.root().children(Role.PARAMETER).indexOf(variable);
        return place >= 0
                && place < rest.size()
                && rest.get(place).name().equals(variable.name())
                && variable.hasSame(Role.TYPE, rest.get(place));
    }
}
