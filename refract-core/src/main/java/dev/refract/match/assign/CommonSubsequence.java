package dev.refract.match.assign;

import dev.refract.match.mapping.Steps;
import java.util.ArrayList;
import java.util.List;

/** A longest common subsequence of two sequences, by a table of all places of both, bounded in size. */
public final class CommonSubsequence {
    /** Cells of the table; for longer sequences nothing is found. */
    private static final int MAX_CELLS = 250_000;

    private final int before;
    private final int after;
    private final Equality equality;

    /** The longest length from each pair of places on. */
    private final int[][] length;

    private CommonSubsequence(int before, int after, Equality equality) {
        this.before = before;
        this.after = after;
        this.equality = equality;
        this.length = new int[before + 1][after + 1];
    }

    /** Tells whether two places hold the same. */
    @FunctionalInterface
    public interface Equality {
        /** Whether the places are equal. */
        boolean holds(int before, int after);
    }

    /** Pairs of places in order, of two sequences of these sizes; none where the table would be too large. */
    public static List<int[]> of(int before, int after, Equality equality, Steps steps) {
        long cells = (long) before * after;
        if (cells == 0 || cells > MAX_CELLS) {
            return List.of();
        }
        steps.take(cells);
        CommonSubsequence subsequence = new CommonSubsequence(before, after, equality);
        subsequence.fill();
        return subsequence.walk();
    }

    private void fill() {
        for (int i = before - 1; i >= 0; i--) {
            for (int j = after - 1; j >= 0; j--) {
                length[i][j] =
                        equality.holds(i, j) ? length[i + 1][j + 1] + 1 : Math.max(length[i + 1][j], length[i][j + 1]);
            }
        }
    }

    private List<int[]> walk() {
        List<int[]> pairs = new ArrayList<>();
        int i = 0;
        int j = 0;
        while (i < before && j < after) {
            if (equality.holds(i, j)) {
                pairs.add(new int[] {i++, j++});
            } else if (length[i + 1][j] >= length[i][j + 1]) {
                i++;
            } else {
                j++;
            }
        }
        return pairs;
    }
}
