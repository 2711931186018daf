package dev.refract.bench.report;

import dev.refract.bench.report.PeerSummary.Ratio;
import java.util.Locale;

/** Tells people the figures of a run with a peer. */
public final class PeerReport {
    private PeerReport() {}

    /** The figures. */
    public static String text(PeerSummary summary) {
        PeerSummary.Setup setup = summary.setup();
        Table table = new Table()
                .row("milliseconds", "total", "median", "p99", "largest", "of case")
                .row(summary.peer().cells("peer"))
                .row(summary.analysis().cells("analysis"))
                .row(summary.parse().cells("parse"));
        row(table, "peer / analysis", summary.peerOverAnalysis());
        row(table, "peer / parse", summary.peerOverParse());
        row(table, "analysis / parse", summary.analysisOverParse());
        return String.format(
                Locale.ROOT,
                "%s: %d cases, Java %s; peer: %d over %d s, counted as that, and %d failed%n%n%s",
                setup.oracle(),
                setup.cases(),
                setup.java(),
                setup.overLimit(),
                setup.limitSeconds(),
                setup.failed(),
                table.text());
    }

    private static void row(Table table, String name, Ratio ratio) {
        table.row(name, Figures.ratio(ratio.total()), Figures.ratio(ratio.median()));
    }
}
