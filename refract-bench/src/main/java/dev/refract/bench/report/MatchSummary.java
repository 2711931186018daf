package dev.refract.bench.report;

import dev.refract.bench.measure.Clock;
import dev.refract.bench.measure.MatchMeasure;
import dev.refract.bench.measure.OracleRun.Passes;
import dev.refract.finding.Outcome;
import java.util.List;

/**
 * The figures of mapping an oracle.
 *
 * @param setup what was run
 * @param complete number of cases of which all was looked at
 * @param parse times of the bare parse
 * @param whole times from the texts to the mapping
 * @param matching times of the matcher alone
 * @param entities what was mapped
 */
public record MatchSummary(Setup setup, long complete, Times parse, Times whole, Times matching, Entities entities) {
    /** The summary of measures, none of them left out. */
    public static MatchSummary of(Setup setup, List<MatchMeasure> measures) {
        return new MatchSummary(
                setup,
                measures.stream()
                        .filter(measure -> measure.result().outcome() == Outcome.COMPLETE)
                        .count(),
                Times.of(measures, MatchMeasure::parseNanos, MatchSummary::revision),
                Times.of(measures, MatchMeasure::wholeNanos, MatchSummary::revision),
                Times.of(measures, MatchMeasure::matchingNanos, MatchSummary::revision),
                Entities.of(measures));
    }

    private static String revision(MatchMeasure measure) {
        return measure.result().revision();
    }

    /**
     * What was run.
     *
     * @param oracle path of the oracle
     * @param cases number of cases
     * @param threads threads of the way from the texts to the mapping
     * @param passes passes that did not count, and passes that counted
     * @param clock what time was taken by
     */
    public record Setup(String oracle, int cases, int threads, Passes passes, Clock clock) {}

    /** Number of pairs, and of entities without a partner. */
    public record Entities(long pairs, long removed, long added) {
        private static Entities of(List<MatchMeasure> measures) {
            long pairs = 0;
            long removed = 0;
            long added = 0;
            for (MatchMeasure measure : measures) {
                pairs += measure.result().mapping().pairs().size();
                removed += measure.result().mapping().removed().size();
                added += measure.result().mapping().added().size();
            }
            return new Entities(pairs, removed, added);
        }
    }
}
