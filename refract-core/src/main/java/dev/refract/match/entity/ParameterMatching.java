package dev.refract.match.entity;

import dev.refract.match.change.Exchanges;
import dev.refract.match.evidence.Words;
import dev.refract.match.mapping.EntityPair;
import dev.refract.match.mapping.ParameterPairs;
import dev.refract.match.mapping.Steps;
import dev.refract.model.Declared;
import dev.refract.model.tree.Node;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.ToIntBiFunction;

/**
 * Pairs the parameters of two matched callables: by name; by the names that were exchanged in the body; by type and
 * order; and without a body by position, where the names have a word in common.
 */
public final class ParameterMatching {
    private final List<Node> before;
    private final List<Node> after;
    private final List<ParameterPairs.Matched> matched = new ArrayList<>();

    private ParameterMatching(EntityPair callables) {
        this.before = new ArrayList<>(Declared.parameters(callables.before()));
        this.after = new ArrayList<>(Declared.parameters(callables.after()));
    }

    /** The parameters of a pair of callables. */
    public static ParameterPairs match(EntityPair callables, Steps steps) {
        ParameterMatching matching = new ParameterMatching(callables);
        matching.byRank((left, right) -> left.name().equals(right.name()) ? 1 : 0);
        if (matching.isOpen()) {
            matching.decideRest(callables, steps);
        }
        matching.matched.sort(Comparator.comparingInt(pair -> pair.before().index()));
        return new ParameterPairs(matching.matched, matching.before, matching.after);
    }

    private boolean isOpen() {
        return !before.isEmpty() && !after.isEmpty();
    }

    private void decideRest(EntityPair callables, Steps steps) {
        List<Node> allBefore = Declared.parameters(callables.before());
        List<Node> allAfter = Declared.parameters(callables.after());
        boolean bodies = callables.before().body().isPresent()
                && callables.after().body().isPresent();
        if (bodies) {
            Exchanges exchanges = Exchanges.ofNames(callables, steps);
            byRank((left, right) -> exchanges.count(left.name(), right.name()));
        }
        byRank((left, right) -> sameType(left, right) ? 1 : 0);
        if (!bodies) {
            byRank((left, right) -> {
                boolean samePosition = allBefore.indexOf(left) == allAfter.indexOf(right);
                return samePosition && Words.similarity(left.name(), right.name()) > 0 ? 1 : 0;
            });
        }
    }

    private static boolean sameType(Node before, Node after) {
        return Declared.erasedType(before).equals(Declared.erasedType(after));
    }

    /** Pairs each parameter in order with the one of the highest rank above zero. */
    private void byRank(ToIntBiFunction<Node, Node> rank) {
        before.removeIf(node -> {
            Node best = null;
            int bestRank = 0;
            for (Node candidate : after) {
                int candidateRank = rank.applyAsInt(node, candidate);
                if (candidateRank > bestRank) {
                    best = candidate;
                    bestRank = candidateRank;
                }
            }
            if (best != null) {
                after.remove(best);
                matched.add(new ParameterPairs.Matched(node, best));
            }
            return best != null;
        });
    }
}
