package dev.refract.bench.report;

import dev.refract.bench.report.MatchSummary.Setup;
import java.util.Locale;

/** Tells people what mapping an oracle took. */
public final class MatchReport {
    private MatchReport() {}

    /** The figures. */
    public static String text(MatchSummary summary) {
        return head(summary) + times(summary);
    }

    private static String head(MatchSummary summary) {
        Setup setup = summary.setup();
        return String.format(
                Locale.ROOT,
                "%s: %d cases, %d complete, %d thread(s), %d warm-up and %d measured pass(es), %s time%n"
                        + "%,d pairs, %,d removed, %,d added%n%n",
                setup.oracle(),
                setup.cases(),
                summary.complete(),
                setup.threads(),
                setup.passes().warmUp(),
                setup.passes().measured(),
                setup.clock().name().toLowerCase(Locale.ROOT),
                summary.entities().pairs(),
                summary.entities().removed(),
                summary.entities().added());
    }

    private static String times(MatchSummary summary) {
        Times parse = summary.parse();
        return new Table()
                .row("milliseconds", "total", "median", "p99", "largest", "of case")
                .row(summary.whole().cells("texts to mapping"))
                .row(summary.matching().cells("matching alone"))
                .row(parse.cells("parse"))
                .row(ratio("texts to mapping / parse", summary.whole(), parse))
                .row(ratio("matching / parse", summary.matching(), parse))
                .text();
    }

    private static Object[] ratio(String name, Times times, Times parse) {
        return new Object[] {
            name,
            Figures.ratio(times.totalMillis() / parse.totalMillis()),
            Figures.ratio(times.medianMillis() / parse.medianMillis())
        };
    }
}
