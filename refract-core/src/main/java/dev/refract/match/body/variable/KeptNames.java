package dev.refract.match.body.variable;

import dev.refract.match.body.code.Body;
import dev.refract.match.evidence.Words;
import dev.refract.match.mapping.VariablePair;
import dev.refract.model.tree.Node;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.function.Predicate;

/**
 * Tells variables that seem to have got a name and a type from those that had both beside them all along: where
 * {@code File copy} stood beside {@code Folder folder}, and only {@code File copy} is left, nothing became {@code copy}. So where
 * two are declared with other values, and nothing else tells of them, and the third has the name and a related type.
 */
final class KeptNames {
    private final Body before;
    private final Body after;
    private final Predicate<VariablePair> guessed;
    private final Set<Node> paired = new HashSet<>();

    private KeptNames(Body before, Body after, List<VariablePair> pairs, Predicate<VariablePair> guessed) {
        this.before = before;
        this.after = after;
        this.guessed = guessed;
        pairs.forEach(pair -> {
            paired.add(pair.before());
            paired.add(pair.after());
        });
    }

    /**
     * The pairs without those of variables that others kept their names from.
     *
     * @param guessed tells the pairs of variables that are declared with other values, and of which nothing else tells
     */
    static List<VariablePair> respected(
            List<VariablePair> pairs, Body before, Body after, Predicate<VariablePair> guessed) {
        KeptNames names = new KeptNames(before, after, pairs, guessed);
        return pairs.stream().filter(pair -> !names.areKept(pair)).toList();
    }

    private boolean areKept(VariablePair pair) {
        if (pair.sameName()) {
            return false;
        }
        if (guessed.test(pair)) {
            return hasNamesake(pair, this::areRelated);
        }
        return !sameType(before.type(pair.before()), after.type(pair.after()))
                && hasNamesake(pair, (variable, other) -> sameType(before.type(variable), after.type(other)));
    }

    /** Whether beside one of two variables stands one that has the name of the other, and a type that fits. */
    private boolean hasNamesake(VariablePair pair, BiPredicate<Node, Node> fits) {
        return isBeside(pair.before(), before, pair.after(), fits)
                || isBeside(pair.after(), after, pair.before(), (variable, other) -> fits.test(other, variable));
    }

    private boolean isBeside(Node variable, Body body, Node other, BiPredicate<Node, Node> fits) {
        return body.variables().stream()
                .filter(beside -> beside.name().equals(other.name()) && !paired.contains(beside))
                .filter(beside -> fits.test(beside, other))
                .anyMatch(beside -> place(beside).equals(place(variable)));
    }

    private boolean areRelated(Node variable, Node other) {
        return Words.similarity(before.erasedType(variable), after.erasedType(other)) > 0;
    }

    /** Where the declaration of a variable stands. */
    private static Optional<Node> place(Node variable) {
        return variable.parent().flatMap(Node::parent);
    }

    private static boolean sameType(Optional<Node> type, Optional<Node> other) {
        return type.isPresent() && other.isPresent() && type.get().sameCode(other.get());
    }
}
