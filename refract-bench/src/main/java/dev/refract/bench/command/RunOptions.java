package dev.refract.bench.command;

import dev.refract.bench.measure.CaseMeasure;
import dev.refract.bench.measure.CaseStopwatch;
import dev.refract.bench.measure.Clock;
import dev.refract.bench.measure.HeapWatch;
import dev.refract.bench.measure.OracleRun;
import dev.refract.bench.measure.OracleRun.Passes;
import dev.refract.bench.oracle.OracleCase;
import dev.refract.bench.report.RunSummary;
import dev.refract.bench.report.RunSummary.Heap;
import dev.refract.bench.report.RunSummary.Setup;
import dev.refract.engine.Options;
import dev.refract.engine.Refract;
import dev.refract.java.JavaFrontend;
import dev.refract.source.InputException;
import java.util.List;
import picocli.CommandLine.Option;

/** The options of a run over an oracle's cases, and the run. */
final class RunOptions {
    @Option(names = "--threads", paramLabel = "N", description = "Threads of the analysis (default: ${DEFAULT-VALUE}).")
    private int threads = 1;

    @Option(
            names = "--warm-up",
            paramLabel = "N",
            description = "Passes over all cases that do not count (default: ${DEFAULT-VALUE}).")
    private int warmUp = 2;

    @Option(
            names = "--passes",
            paramLabel = "N",
            description = "Passes that count; a case keeps its fastest (default: ${DEFAULT-VALUE}).")
    private int measured = 1;

    @Option(
            names = "--above",
            paramLabel = "X",
            description = "Count the cases above this multiple of their own parse (default: ${DEFAULT-VALUE}).")
    private double above = 2;

    @Option(
            names = "--clock",
            paramLabel = "CLOCK",
            description =
                    "wall, or cpu: processor time of the thread, for a shared machine (default: ${DEFAULT-VALUE}).")
    private Clock clock = Clock.WALL;

    /** Measures the selected cases. */
    MeasuredRun run(CaseSelection selection) {
        check();
        JavaFrontend frontend = new JavaFrontend();
        Options options = Options.DEFAULT.withThreads(threads);
        CaseStopwatch stopwatch = new CaseStopwatch(new Refract(frontend, options), clock);
        Passes passes = new Passes(warmUp, measured);
        long empty = HeapWatch.settledBytes();
        List<OracleCase> cases = selection.load(frontend::reads);
        long loaded = HeapWatch.settledBytes() - empty;
        try (HeapWatch watch = HeapWatch.start()) {
            List<CaseMeasure> measures = new OracleRun(stopwatch, passes, new ProgressLine()).measure(cases);
            Heap heap = new Heap(watch.peakBytes(), watch.peakAfterCollectionBytes(), loaded);
            Setup setup = new Setup(
                    selection.oracle().toString(),
                    cases.size(),
                    threads,
                    passes,
                    clock,
                    above,
                    Runtime.version().toString());
            return new MeasuredRun(RunSummary.of(setup, heap, measures), measures);
        }
    }

    private void check() {
        if (threads < 1 || warmUp < 0 || measured < 1) {
            throw new InputException("--threads and --passes are at least 1, --warm-up at least 0");
        }
        if (clock == Clock.CPU && threads > 1) {
            throw new InputException("--clock cpu is for one thread; with more, take --clock wall");
        }
    }

    /** Measures and their summary. */
    record MeasuredRun(RunSummary summary, List<CaseMeasure> measures) {}
}
