package dev.refract.bench.command;

import dev.refract.bench.measure.CaseMeasure;
import dev.refract.bench.measure.CaseStopwatch;
import dev.refract.bench.measure.HeapWatch;
import dev.refract.bench.oracle.OracleCase;
import dev.refract.bench.report.RunSummary;
import dev.refract.bench.report.RunSummary.Heap;
import dev.refract.bench.report.RunSummary.Setup;
import dev.refract.engine.Refract;
import dev.refract.java.JavaFrontend;
import java.util.List;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options of a run over an oracle's cases, and the run. */
final class RunOptions {
    @Mixin
    private PassOptions options;

    @Option(
            names = "--above",
            paramLabel = "X",
            description = "Count the cases above this multiple of their own parse (default: ${DEFAULT-VALUE}).")
    private double above = 2;

    /** Measures the selected cases. */
    MeasuredRun run(CaseSelection selection) {
        options.check();
        JavaFrontend frontend = new JavaFrontend();
        CaseStopwatch stopwatch = new CaseStopwatch(new Refract(frontend, options.engine()), options.clock());
        long empty = HeapWatch.settledBytes();
        List<OracleCase> cases = selection.load(frontend::reads);
        long loaded = HeapWatch.settledBytes() - empty;
        try (HeapWatch watch = HeapWatch.start()) {
            List<CaseMeasure> measures = options.measure(stopwatch, cases);
            Heap heap = new Heap(watch.peakBytes(), watch.peakAfterCollectionBytes(), loaded);
            Setup setup = new Setup(
                    selection.oracle().toString(),
                    cases.size(),
                    options.threads(),
                    options.passes(),
                    options.clock(),
                    above,
                    Runtime.version().toString());
            return new MeasuredRun(RunSummary.of(setup, heap, measures), measures);
        }
    }

    /** Measures and their summary. */
    record MeasuredRun(RunSummary summary, List<CaseMeasure> measures) {}
}
