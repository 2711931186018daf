package dev.refract.bench.report;

import dev.refract.bench.measure.StageRun.StageMeasure;

/** Tells people what the two steps of the front end cost. */
public final class StageReport {
    private StageReport() {}

    /** The figures. */
    public static String text(StageMeasure measure) {
        return new Table()
                .row("files", Figures.count(measure.files()))
                .row("nodes", Figures.count(measure.nodes()))
                .row("parse", Figures.millis(measure.nanos().bare()))
                .row("read", Figures.millis(measure.nanos().read()))
                .row("convert", Figures.millis(measure.nanos().convert()))
                .row("convert / parse", Figures.ratio(measure.convertRatio()))
                .row("read and convert / parse", Figures.ratio(measure.frontEndRatio()))
                .row("models hold", Figures.megabytes(measure.retainedBytes()))
                .row("bytes a node", Figures.ratio(measure.bytesPerNode()))
                .text();
    }
}
