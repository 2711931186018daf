package dev.refract.bench.report;

import dev.refract.bench.measure.CaseMeasure;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** Tells people the figures of an oracle run. */
public final class RunReport {
    private RunReport() {}

    /** The figures, and the cases whose analysis is furthest behind the allowed multiple of their parse. */
    public static String text(RunSummary summary, List<CaseMeasure> measures, int worst) {
        return head(summary) + times(summary) + "\n" + rest(summary) + "\n"
                + worst(measures, summary.setup().above(), worst);
    }

    private static String head(RunSummary summary) {
        RunSummary.Setup setup = summary.setup();
        RunSummary.Outcomes outcomes = summary.outcomes();
        return String.format(
                Locale.ROOT,
                "%s: %d cases, %d thread(s), %d warm-up and %d measured pass(es), %s time, Java %s%n"
                        + "outcome: %d complete, %d partial, %d failed%n%n",
                setup.oracle(),
                setup.cases(),
                setup.threads(),
                setup.passes().warmUp(),
                setup.passes().measured(),
                setup.clock().name().toLowerCase(Locale.ROOT),
                setup.java(),
                outcomes.complete(),
                outcomes.partial(),
                outcomes.failed());
    }

    private static String times(RunSummary summary) {
        return new Table()
                .row("milliseconds", "total", "median", "p99", "largest", "of case")
                .row(summary.analysis().cells("analysis"))
                .row(summary.parse().cells("parse"))
                .row(
                        "ratio",
                        Figures.ratio(summary.ratios().total()),
                        Figures.ratio(summary.ratios().median()))
                .text();
    }

    private static String rest(RunSummary summary) {
        return String.format(
                Locale.ROOT,
                "the cases' own ratios: median %.2f; above %s x their own parse: %d of %d%n"
                        + "work: %,d nodes, %,d steps%n"
                        + "heap: peak %s, right after a collection at most %s, of which %s are the cases' texts%n",
                summary.ratios().medianOfCases(),
                Figures.ratio(summary.setup().above()),
                summary.ratios().casesAbove(),
                summary.setup().cases(),
                summary.work().nodes(),
                summary.work().steps(),
                Figures.megabytes(summary.heap().peak()),
                Figures.megabytes(summary.heap().peakAfterCollection()),
                Figures.megabytes(summary.heap().cases()));
    }

    private static String worst(List<CaseMeasure> measures, double above, int count) {
        Comparator<CaseMeasure> byExcess = Comparator.comparingDouble(measure -> excess(measure, above));
        Table table = new Table().row("furthest above", "analysis", "parse", "ratio", "nodes", "steps");
        measures.stream()
                .sorted(byExcess.reversed())
                .limit(count)
                .filter(measure -> excess(measure, above) > 0)
                .forEach(measure -> table.row(
                        measure.oracleCase().revision(),
                        Figures.millis(measure.analysisNanos()),
                        Figures.millis(measure.parseNanos()),
                        Figures.ratio(measure.ratio()),
                        Figures.count(measure.findings().work().nodes()),
                        Figures.count(measure.findings().work().steps())));
        return table.text();
    }

    private static double excess(CaseMeasure measure, double above) {
        return measure.analysisNanos() - above * measure.parseNanos();
    }
}
