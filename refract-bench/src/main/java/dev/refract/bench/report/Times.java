package dev.refract.bench.report;

import dev.refract.bench.measure.Distribution;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.function.ToLongFunction;

/**
 * Milliseconds of many cases; the percentiles are by nearest rank.
 *
 * @param totalMillis sum
 * @param medianMillis what half of the cases do not exceed
 * @param p99Millis what 99 of 100 cases do not exceed
 * @param largestMillis the longest
 * @param largestCase revision of the case that took longest
 */
public record Times(
        double totalMillis, double medianMillis, double p99Millis, double largestMillis, String largestCase) {
    /** The times of measures. */
    static <M> Times of(List<M> measures, ToLongFunction<M> nanos, Function<M, String> revision) {
        Distribution times = Distribution.of(measures.stream().mapToLong(nanos).toArray());
        M largest = measures.stream().max(Comparator.comparingLong(nanos)).orElseThrow();
        return new Times(
                Figures.roundedMillis(times.total()),
                Figures.roundedMillis(times.median()),
                Figures.roundedMillis(times.p99()),
                Figures.roundedMillis(times.largest()),
                revision.apply(largest));
    }

    /** A row of a table of times. */
    Object[] cells(String name) {
        return new Object[] {
            name,
            Figures.decimal(totalMillis),
            Figures.decimal(medianMillis),
            Figures.decimal(p99Millis),
            Figures.decimal(largestMillis),
            largestCase
        };
    }
}
