package dev.refract.bench.measure;

import java.util.Arrays;

/**
 * Durations of many cases. A percentile is by nearest rank: the smallest duration that at least this share of the cases
 * do not exceed. So it is always the duration of a real case.
 */
public final class Distribution {
    private static final double MEDIAN = 0.5;
    private static final double P99 = 0.99;
    private final long[] sorted;

    private Distribution(long[] sorted) {
        this.sorted = sorted;
    }

    /** The distribution of these nanoseconds, in any order. */
    public static Distribution of(long[] nanos) {
        if (nanos.length == 0) {
            throw new IllegalArgumentException("no case has been measured");
        }
        long[] sorted = nanos.clone();
        Arrays.sort(sorted);
        return new Distribution(sorted);
    }

    /** The sum. */
    public long total() {
        return Arrays.stream(sorted).sum();
    }

    /** What half of the cases do not exceed. */
    public long median() {
        return percentile(MEDIAN);
    }

    /** What 99 of 100 cases do not exceed. */
    public long p99() {
        return percentile(P99);
    }

    /** The longest. */
    public long largest() {
        return sorted[sorted.length - 1];
    }

    /** What this share of the cases, above 0 and at most 1, do not exceed. */
    public long percentile(double share) {
        if (share <= 0 || share > 1) {
            throw new IllegalArgumentException("a share is above 0 and at most 1, not " + share);
        }
        return sorted[(int) Math.ceil(share * sorted.length) - 1];
    }
}
