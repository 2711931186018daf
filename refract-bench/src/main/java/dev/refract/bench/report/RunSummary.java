package dev.refract.bench.report;

import dev.refract.bench.measure.CaseMeasure;
import dev.refract.bench.measure.Clock;
import dev.refract.bench.measure.Distribution;
import dev.refract.bench.measure.OracleRun.Passes;
import dev.refract.finding.Outcome;
import java.util.List;

/**
 * The figures of an oracle run.
 *
 * @param setup what was run
 * @param outcomes how far the analyses came
 * @param analysis times of the whole analysis
 * @param parse times of the bare parse
 * @param ratios times of the analysis over times of the parse
 * @param heap memory
 * @param work deterministic measure of the work
 */
public record RunSummary(
        Setup setup, Outcomes outcomes, Times analysis, Times parse, Ratios ratios, Heap heap, Work work) {
    private static final double HALF = 0.5;

    /** The summary of measures, none of them left out. */
    public static RunSummary of(Setup setup, Heap heap, List<CaseMeasure> measures) {
        Times analysis = Times.of(measures, CaseMeasure::analysisNanos, RunSummary::revision);
        Times parse = Times.of(measures, CaseMeasure::parseNanos, RunSummary::revision);
        return new RunSummary(
                setup,
                Outcomes.of(measures),
                analysis,
                parse,
                Ratios.of(measures, setup.above()),
                heap,
                Work.of(measures));
    }

    private static String revision(CaseMeasure measure) {
        return measure.oracleCase().revision();
    }

    /**
     * What was run.
     *
     * @param oracle path of the oracle
     * @param cases number of cases
     * @param threads threads of the analysis; the parse has one
     * @param passes passes that did not count, and passes that counted
     * @param clock what time was taken by
     * @param above multiple of its own parse above which a case is counted
     * @param java version of the virtual machine
     */
    public record Setup(String oracle, int cases, int threads, Passes passes, Clock clock, double above, String java) {}

    /** Number of cases by outcome. */
    public record Outcomes(long complete, long partial, long failed) {
        private static Outcomes of(List<CaseMeasure> measures) {
            return new Outcomes(
                    count(measures, Outcome.COMPLETE),
                    count(measures, Outcome.PARTIAL),
                    count(measures, Outcome.FAILED));
        }

        private static long count(List<CaseMeasure> measures, Outcome outcome) {
            return measures.stream()
                    .filter(measure -> measure.findings().outcome() == outcome)
                    .count();
        }
    }

    /**
     * Times of the analysis over times of the parse.
     *
     * @param total total over total
     * @param median median over median
     * @param medianOfCases median of the cases' own ratios
     * @param casesAbove cases above the multiple of their own parse that the setup names
     */
    public record Ratios(double total, double median, double medianOfCases, long casesAbove) {
        private static Ratios of(List<CaseMeasure> measures, double above) {
            Distribution analysis = Distribution.of(
                    measures.stream().mapToLong(CaseMeasure::analysisNanos).toArray());
            Distribution parse = Distribution.of(
                    measures.stream().mapToLong(CaseMeasure::parseNanos).toArray());
            double[] own =
                    measures.stream().mapToDouble(CaseMeasure::ratio).sorted().toArray();
            return new Ratios(
                    Figures.rounded((double) analysis.total() / parse.total()),
                    Figures.rounded((double) analysis.median() / parse.median()),
                    Figures.rounded(own[(int) Math.ceil(HALF * own.length) - 1]),
                    measures.stream().filter(measure -> measure.ratio() > above).count());
        }
    }

    /**
     * Bytes of heap, from the first warm-up pass to the end.
     *
     * @param peak most in use, garbage included; bounded by the size of the heap
     * @param peakAfterCollection most in use right after a collection
     * @param cases what the texts of the cases hold all the time
     */
    public record Heap(long peak, long peakAfterCollection, long cases) {}

    /** Sums of the deterministic measures of work. */
    public record Work(long nodes, long steps) {
        private static Work of(List<CaseMeasure> measures) {
            return new Work(
                    measures.stream()
                            .mapToLong(measure -> measure.findings().work().nodes())
                            .sum(),
                    measures.stream()
                            .mapToLong(measure -> measure.findings().work().steps())
                            .sum());
        }
    }
}
