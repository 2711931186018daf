package dev.refract.match.body.variable;

import dev.refract.match.body.code.Body;
import dev.refract.match.evidence.Words;
import dev.refract.match.mapping.VariablePair;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Variables of which no statement tells what they became, but whose name no other variable of either body has, and whose types
 * have a word in common: {@code WriteResult result = put()} and {@code UpdateResult result = update(all)}. So with a parameter of
 * the callable that is a variable in the other version, if it is of the very type.
 */
public final class SoleNames {
    private final Body before;
    private final Body after;
    private final boolean oneCallable;

    private SoleNames(Body before, Body after, boolean oneCallable) {
        this.before = before;
        this.after = after;
        this.oneCallable = oneCallable;
    }

    /**
     * The variables that are one by their names.
     *
     * @param oneCallable whether the bodies are those of one callable
     * @param told variables of which something else is known
     */
    public static List<VariablePair> find(Body before, Body after, boolean oneCallable, Set<Node> told) {
        return new SoleNames(before, after, oneCallable).find(told);
    }

    private List<VariablePair> find(Set<Node> told) {
        Map<String, Node> others = byName(after);
        List<VariablePair> pairs = new ArrayList<>();
        byName(before).values().forEach(variable -> {
            Node other = others.get(variable.name());
            if (other != null && !told.contains(variable) && !told.contains(other) && mayBeOne(variable, other)) {
                pairs.add(new VariablePair(variable, other, 0));
            }
        });
        return pairs;
    }

    /** The variables whose name no other one has, in their order. */
    private static Map<String, Node> byName(Body body) {
        Map<String, Integer> times = new HashMap<>();
        body.variables().forEach(variable -> times.merge(variable.name(), 1, Integer::sum));
        Map<String, Node> variables = new LinkedHashMap<>();
        body.variables().stream()
                .filter(variable -> times.get(variable.name()) == 1)
                .forEach(variable -> variables.put(variable.name(), variable));
        return variables;
    }

    private boolean mayBeOne(Node variable, Node other) {
        String type = before.erasedType(variable);
        String otherType = after.erasedType(other);
        if (isStated(variable) && isStated(other)) {
            return Words.similarity(type, otherType) > 0;
        }
        return oneCallable && turned(variable, other) && !type.isEmpty() && type.equals(otherType);
    }

    /** Whether a parameter of the callable is a variable in the other version. */
    private boolean turned(Node variable, Node other) {
        return isOwnParameter(variable, before) && isStated(other)
                || isStated(variable) && isOwnParameter(other, after);
    }

    private static boolean isOwnParameter(Node variable, Body body) {
        return variable.role() == Role.PARAMETER
                && variable.parent().filter(body.root()::equals).isPresent();
    }

    /** Whether a variable is declared by a statement. */
    private static boolean isStated(Node variable) {
        return variable.parent()
                .filter(statement -> statement.is(NodeKind.LOCAL_VARIABLE))
                .isPresent();
    }
}
