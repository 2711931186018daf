package dev.refract.match.derive;

import dev.refract.model.Entity;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The statements of a method, each with all that is in it.
 *
 * @param callable the method
 * @param all numbers of its statements, equal for equal code, each once
 */
record Statements(Entity callable, List<Integer> all) {
    /** Statements that a method has at least for others to be parts of it. */
    private static final int LEAST = 3;

    Statements {
        all = List.copyOf(all);
    }

    static Statements of(Entity callable) {
        List<Integer> all = callable.body().stream()
                .flatMap(body -> body.children().stream())
                .filter(statement -> statement.size() > 2)
                .map(Node::normalisedHash)
                .distinct()
                .toList();
        return new Statements(callable, all);
    }

    /**
     * Those of some methods among which the statements of this one were shared out, the one with most of them first; empty
     * where they were not.
     */
    List<Statements> parts(List<Statements> candidates, DerivationThresholds thresholds) {
        List<Statements> parts = all.size() < LEAST
                ? List.of()
                : candidates.stream()
                        .filter(part -> isMostlyOf(part, thresholds))
                        .sorted(Comparator.comparingInt(
                                        (Statements part) -> -shared(part).size())
                                .thenComparing(part -> all.indexOf(shared(part).get(0))))
                        .toList();
        return parts.size() > 1
                        && areShares(parts, thresholds)
                        && parts.stream().noneMatch(part -> part.callsOneOf(parts))
                ? parts
                : List.of();
    }

    private boolean isMostlyOf(Statements part, DerivationThresholds thresholds) {
        int shared = shared(part).size();
        return shared > 0 && shared >= thresholds.own() * part.all.size() && shared < thresholds.covered() * all.size();
    }

    private List<Integer> shared(Statements part) {
        Set<Integer> others = new HashSet<>(part.all);
        return all.stream().filter(others::contains).toList();
    }

    private boolean areShares(List<Statements> parts, DerivationThresholds thresholds) {
        Set<Integer> union = new HashSet<>();
        Set<Integer> twice = new HashSet<>();
        for (Statements part : parts) {
            for (int statement : shared(part)) {
                if (!union.add(statement)) {
                    twice.add(statement);
                }
            }
        }
        return union.size() >= thresholds.covered() * all.size()
                && twice.size() <= thresholds.overlap() * all.size()
                && parts.stream().noneMatch(part -> twice.containsAll(shared(part)));
    }

    /** Whether a part was taken out of this one, not out of the whole. */
    private boolean callsOneOf(List<Statements> parts) {
        List<String> called = new ArrayList<>();
        callable.node().forEachBelow(node -> {
            if (node.is(NodeKind.CALL)) {
                called.add(node.name());
            }
        });
        return parts.stream().map(part -> part.callable.name()).anyMatch(called::contains);
    }
}
