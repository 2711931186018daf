package dev.refract.match.body.variable;

import dev.refract.match.body.code.Body;
import dev.refract.match.mapping.VariablePair;
import dev.refract.model.tree.Node;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Tells variables that seem to have got a name and a type from those that had both beside them all along: where
 * {@code File copy} stood beside {@code Folder folder}, and only {@code File copy} is left, nothing became {@code copy}.
 */
final class KeptNames {
    private final Body before;
    private final Body after;
    private final Set<Node> paired = new HashSet<>();

    private KeptNames(Body before, Body after, List<VariablePair> pairs) {
        this.before = before;
        this.after = after;
        pairs.forEach(pair -> {
            paired.add(pair.before());
            paired.add(pair.after());
        });
    }

    /** The pairs without those of variables that others kept their names from. */
    static List<VariablePair> respected(List<VariablePair> pairs, Body before, Body after) {
        KeptNames names = new KeptNames(before, after, pairs);
        return pairs.stream().filter(pair -> !names.areKept(pair)).toList();
    }

    private boolean areKept(VariablePair pair) {
        return !pair.sameName()
                && !sameType(before.type(pair.before()), after.type(pair.after()))
                && (isBeside(pair.before(), before, pair.after(), after)
                        || isBeside(pair.after(), after, pair.before(), before));
    }

    /** Whether beside a variable stands one of the name and the type of a variable of the other version. */
    private boolean isBeside(Node variable, Body body, Node other, Body otherBody) {
        return body.variables().stream()
                .filter(beside -> beside.name().equals(other.name()) && !paired.contains(beside))
                .filter(beside -> sameType(body.type(beside), otherBody.type(other)))
                .anyMatch(beside -> place(beside).equals(place(variable)));
    }

    /** Where the declaration of a variable stands. */
    private static Optional<Node> place(Node variable) {
        return variable.parent().flatMap(Node::parent);
    }

    private static boolean sameType(Optional<Node> type, Optional<Node> other) {
        return type.isPresent() && other.isPresent() && type.get().sameCode(other.get());
    }
}
