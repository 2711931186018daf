package dev.refract.match.change;

import dev.refract.match.assign.CommonSubsequence;
import dev.refract.match.mapping.Steps;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.Role;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Aligns two lists of sibling nodes: equal code at both ends first, then a longest common subsequence of equal code,
 * unless there is too much between the ends, then what stands between two aligned nodes in order, kind by kind, or where
 * it is alike. Linear for what is nearly equal.
 */
public final class Alignment {
    private final Optional<Double> alike;
    private final Steps steps;

    private Alignment(Optional<Double> alike, Steps steps) {
        this.alike = alike;
        this.steps = steps;
    }

    /** Statements that changed stand for each other in order: what differs are the smallest pieces of code. */
    public static Alignment inOrder(Steps steps) {
        return new Alignment(Optional.empty(), steps);
    }

    /**
     * Statements that changed stand for each other where they are alike: names that differ are those that were exchanged.
     *
     * @param alike share of the words of two statements among others that must be in both, from 0 to 1
     */
    public static Alignment byLikeness(double alike, Steps steps) {
        return new Alignment(Optional.of(alike), steps);
    }

    /** The expressions that two statements are made around, where those stand for each other and the statements do not. */
    Optional<Slot> cores(Node before, Node after) {
        return alike.isPresent() && before.role() == Role.STATEMENT && before.kind() != after.kind()
                ? AlikeStatements.cores(before, after)
                : Optional.empty();
    }

    /** Two nodes that stand for each other, or one that stands alone. */
    record Slot(Optional<Node> before, Optional<Node> after) {}

    /** Everything that is not equal, in order. */
    List<Slot> differing(List<Node> before, List<Node> after) {
        int start = 0;
        int beforeEnd = before.size();
        int afterEnd = after.size();
        while (start < beforeEnd && start < afterEnd && equal(before.get(start), after.get(start))) {
            start++;
        }
        while (beforeEnd > start && afterEnd > start && equal(before.get(beforeEnd - 1), after.get(afterEnd - 1))) {
            beforeEnd--;
            afterEnd--;
        }
        steps.take(start + before.size() - beforeEnd + 1L);
        List<Slot> slots = new ArrayList<>();
        List<Node> beforeGap = before.subList(start, beforeEnd);
        List<Node> afterGap = after.subList(start, afterEnd);
        int anchorBefore = 0;
        int anchorAfter = 0;
        List<int[]> anchors = CommonSubsequence.of(
                beforeGap.size(), afterGap.size(), (i, j) -> equal(beforeGap.get(i), afterGap.get(j)), steps);
        for (int[] anchor : anchors) {
            pairUp(beforeGap.subList(anchorBefore, anchor[0]), afterGap.subList(anchorAfter, anchor[1]), slots);
            anchorBefore = anchor[0] + 1;
            anchorAfter = anchor[1] + 1;
        }
        pairUp(
                beforeGap.subList(anchorBefore, beforeGap.size()),
                afterGap.subList(anchorAfter, afterGap.size()),
                slots);
        return slots;
    }

    private static boolean equal(Node before, Node after) {
        return before.sameCode(after) && before.role() == after.role();
    }

    /** Between two anchors, parameters of one type or name stand for each other, and other nodes around them in order. */
    private void pairUp(List<Node> before, List<Node> after, List<Slot> slots) {
        int nextBefore = 0;
        int nextAfter = 0;
        if (before.stream().anyMatch(Node::isParameter)) {
            for (int[] alike : CommonSubsequence.of(
                    before.size(), after.size(), (i, j) -> areAlike(before.get(i), after.get(j)), steps)) {
                pairInOrder(before.subList(nextBefore, alike[0]), after.subList(nextAfter, alike[1]), slots);
                slots.add(new Slot(Optional.of(before.get(alike[0])), Optional.of(after.get(alike[1]))));
                nextBefore = alike[0] + 1;
                nextAfter = alike[1] + 1;
            }
        }
        pairRest(before.subList(nextBefore, before.size()), after.subList(nextAfter, after.size()), slots);
    }

    private void pairRest(List<Node> before, List<Node> after, List<Slot> slots) {
        if (alike.isPresent() && AlikeStatements.areIn(before, after)) {
            slots.addAll(new AlikeStatements(alike.get(), steps).slots(before, after));
        } else {
            pairInOrder(before, after, slots);
        }
    }

    private static boolean areAlike(Node before, Node after) {
        return before.isParameter()
                && comparable(before, after)
                && (before.hasSame(Role.TYPE, after) || before.hasSame(Role.NAME, after));
    }

    /** Nodes of the same kind and role stand for each other in order. */
    private static void pairInOrder(List<Node> before, List<Node> after, List<Slot> slots) {
        int nextAfter = 0;
        for (Node node : before) {
            int partner = nextAfter;
            while (partner < after.size() && !comparable(node, after.get(partner))) {
                partner++;
            }
            if (partner == after.size()) {
                slots.add(new Slot(Optional.of(node), Optional.empty()));
                continue;
            }
            while (nextAfter < partner) {
                slots.add(new Slot(Optional.empty(), Optional.of(after.get(nextAfter++))));
            }
            slots.add(new Slot(Optional.of(node), Optional.of(after.get(nextAfter++))));
        }
        after.subList(nextAfter, after.size())
                .forEach(node -> slots.add(new Slot(Optional.empty(), Optional.of(node))));
    }

    private static boolean comparable(Node before, Node after) {
        return before.kind() == after.kind() && before.role() == after.role();
    }
}
