package dev.refract.match.body.code;

import dev.refract.match.assign.CommonSubsequence;
import dev.refract.match.mapping.Steps;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A long common subsequence of two sequences of numbers: equal ends first, then numbers that are there once on each side,
 * then the longest in each gap, unless it is too large. Linear for what is nearly equal.
 */
public final class Sequences {
    private final int[] before;
    private final int[] after;
    private final Steps steps;
    private final List<int[]> pairs = new ArrayList<>();

    private Sequences(int[] before, int[] after, Steps steps) {
        this.before = before;
        this.after = after;
        this.steps = steps;
    }

    /** Index pairs of a common subsequence, in order. */
    public static List<int[]> common(int[] before, int[] after, Steps steps) {
        Sequences sequences = new Sequences(before, after, steps);
        sequences.match(0, before.length, 0, after.length);
        sequences.pairs.sort((left, right) -> Integer.compare(left[0], right[0]));
        return sequences.pairs;
    }

    private void match(int beforeStart, int beforeEnd, int afterStart, int afterEnd) {
        int startBefore = beforeStart;
        int startAfter = afterStart;
        int endBefore = beforeEnd;
        int endAfter = afterEnd;
        while (startBefore < endBefore && startAfter < endAfter && before[startBefore] == after[startAfter]) {
            pairs.add(new int[] {startBefore++, startAfter++});
        }
        while (startBefore < endBefore && startAfter < endAfter && before[endBefore - 1] == after[endAfter - 1]) {
            pairs.add(new int[] {--endBefore, --endAfter});
        }
        steps.take(beforeEnd - beforeStart + 1L);
        if (startBefore < endBefore && startAfter < endAfter) {
            divide(startBefore, endBefore, startAfter, endAfter);
        }
    }

    private void divide(int beforeStart, int beforeEnd, int afterStart, int afterEnd) {
        List<int[]> anchors = anchors(beforeStart, beforeEnd, afterStart, afterEnd);
        if (anchors.isEmpty()) {
            longest(beforeStart, beforeEnd, afterStart, afterEnd);
            return;
        }
        int nextBefore = beforeStart;
        int nextAfter = afterStart;
        for (int[] anchor : anchors) {
            match(nextBefore, anchor[0], nextAfter, anchor[1]);
            pairs.add(anchor);
            nextBefore = anchor[0] + 1;
            nextAfter = anchor[1] + 1;
        }
        match(nextBefore, beforeEnd, nextAfter, afterEnd);
    }

    /** Numbers that are there once on each side, as many as are in the same order. */
    private List<int[]> anchors(int beforeStart, int beforeEnd, int afterStart, int afterEnd) {
        Map<Integer, Integer> onceAfter = once(after, afterStart, afterEnd);
        Map<Integer, Integer> onceBefore = once(before, beforeStart, beforeEnd);
        List<int[]> unique = new ArrayList<>();
        for (int i = beforeStart; i < beforeEnd; i++) {
            int partner = onceAfter.getOrDefault(before[i], -1);
            if (partner >= 0 && onceBefore.get(before[i]) == i) {
                unique.add(new int[] {i, partner});
            }
        }
        steps.take(beforeEnd - beforeStart + afterEnd - afterStart);
        return rising(unique);
    }

    private static Map<Integer, Integer> once(int[] numbers, int start, int end) {
        Map<Integer, Integer> places = new HashMap<>();
        for (int i = start; i < end; i++) {
            places.merge(numbers[i], i, (first, second) -> -1);
        }
        return places;
    }

    /** The longest part of some pairs whose second numbers rise. */
    private static List<int[]> rising(List<int[]> pairs) {
        int[] tails = new int[pairs.size()];
        int[] previous = new int[pairs.size()];
        int length = 0;
        for (int i = 0; i < pairs.size(); i++) {
            int place = insertion(pairs, tails, length, pairs.get(i)[1]);
            previous[i] = place == 0 ? -1 : tails[place - 1];
            tails[place] = i;
            length = Math.max(length, place + 1);
        }
        int[][] rising = new int[length][];
        int current = length == 0 ? -1 : tails[length - 1];
        for (int i = length - 1; i >= 0; i--) {
            rising[i] = pairs.get(current);
            current = previous[current];
        }
        return Arrays.asList(rising);
    }

    private static int insertion(List<int[]> pairs, int[] tails, int length, int value) {
        int low = 0;
        int high = length;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (pairs.get(tails[middle])[1] < value) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    private void longest(int beforeStart, int beforeEnd, int afterStart, int afterEnd) {
        List<int[]> longest = CommonSubsequence.of(
                beforeEnd - beforeStart,
                afterEnd - afterStart,
                (i, j) -> before[beforeStart + i] == after[afterStart + j],
                steps);
        longest.forEach(pair -> pairs.add(new int[] {beforeStart + pair[0], afterStart + pair[1]}));
    }
}
