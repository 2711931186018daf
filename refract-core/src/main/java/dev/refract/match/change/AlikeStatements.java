package dev.refract.match.change;

import dev.refract.match.body.code.Cores;
import dev.refract.match.mapping.Steps;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.Role;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Pairs changed statements by the words that they have in common, the most alike first, whatever their order: where one
 * came in front of others, they would all stand for the wrong ones.
 */
final class AlikeStatements {
    /** Pairs that are weighed at most. */
    private static final int PAIRS = 400;

    private final double alike;
    private final Steps steps;
    private final List<Pair> pairs = new ArrayList<>();
    private final Map<Node, int[]> words = new HashMap<>();

    AlikeStatements(double alike, Steps steps) {
        this.alike = alike;
        this.steps = steps;
    }

    /** Two statements, and how alike they are, from 0 to 1. */
    private record Pair(int before, int after, double likeness) {
        int shift() {
            return Math.abs(before - after);
        }
    }

    /** Whether there is a choice among statements that is not too large; one alone stands for another one alone. */
    static boolean areIn(List<Node> before, List<Node> after) {
        boolean choice = !before.isEmpty() && !after.isEmpty() && before.size() + after.size() > 2;
        return choice
                && (long) before.size() * after.size() <= PAIRS
                && before.stream().allMatch(AlikeStatements::isStatement)
                && after.stream().allMatch(AlikeStatements::isStatement);
    }

    private static boolean isStatement(Node node) {
        return node.role() == Role.STATEMENT;
    }

    /** The pairs, then the statements that have none. */
    List<Alignment.Slot> slots(List<Node> before, List<Node> after) {
        weigh(before, after);
        pairs.sort(Comparator.comparingDouble((Pair pair) -> -pair.likeness)
                .thenComparingInt(Pair::shift)
                .thenComparingInt(Pair::before));
        Set<Node> taken = new HashSet<>();
        List<Alignment.Slot> slots = new ArrayList<>();
        for (Pair pair : pairs) {
            Node left = before.get(pair.before);
            Node right = after.get(pair.after);
            if (!taken.contains(left) && !taken.contains(right)) {
                taken.add(left);
                taken.add(right);
                slots.add(new Alignment.Slot(Optional.of(left), Optional.of(right)));
            }
        }
        before.stream()
                .filter(node -> !taken.contains(node))
                .forEach(node -> slots.add(new Alignment.Slot(Optional.of(node), Optional.empty())));
        after.stream()
                .filter(node -> !taken.contains(node))
                .forEach(node -> slots.add(new Alignment.Slot(Optional.empty(), Optional.of(node))));
        return slots;
    }

    private void weigh(List<Node> before, List<Node> after) {
        for (int i = 0; i < before.size(); i++) {
            for (int j = 0; j < after.size(); j++) {
                double likeness = likeness(before.get(i), after.get(j));
                if (likeness >= alike) {
                    pairs.add(new Pair(i, j, likeness));
                }
            }
        }
    }

    private double likeness(Node before, Node after) {
        if (before.kind() == after.kind()) {
            return likeness(words(before), words(after));
        }
        return cores(before, after)
                .map(cores -> likeness(
                        words(cores.before().orElseThrow()), words(cores.after().orElseThrow())))
                .orElse(0.0);
    }

    /** The expressions that two statements of different kinds are made around, if these are of one kind. */
    static Optional<Alignment.Slot> cores(Node before, Node after) {
        Optional<Node> core = Cores.of(before);
        Optional<Node> other = Cores.of(after);
        return core.isPresent() && core.map(Node::kind).equals(other.map(Node::kind))
                ? Optional.of(new Alignment.Slot(core, other))
                : Optional.empty();
    }

    /** The share of words that both have; all but one are enough, as in {@code start(first)} and {@code start(second)}. */
    private double likeness(int[] left, int[] right) {
        steps.take(left.length + right.length + 1L);
        int common = 0;
        for (int i = 0, j = 0; i < left.length && j < right.length; ) {
            int order = Integer.compare(left[i], right[j]);
            common += order == 0 ? 1 : 0;
            i += order <= 0 ? 1 : 0;
            j += order >= 0 ? 1 : 0;
        }
        double share = 2.0 * common / Math.max(1, left.length + right.length);
        boolean allButOne = common > 0 && common >= Math.max(left.length, right.length) - 1;
        return allButOne ? Math.max(alike, share) : share;
    }

    private int[] words(Node node) {
        return words.computeIfAbsent(node, AlikeStatements::read);
    }

    /** Numbers of the names, texts and operators below a node, in their order as numbers. */
    private static int[] read(Node node) {
        IntStream.Builder words = IntStream.builder();
        node.forEachBelow(part -> {
            if (!part.label().isEmpty()) {
                words.add(part.label().hashCode());
            }
        });
        return words.build().sorted().toArray();
    }
}
