package dev.refract.bench.command;

import dev.refract.bench.measure.Clock;
import dev.refract.bench.measure.OracleRun;
import dev.refract.bench.measure.OracleRun.Passes;
import dev.refract.bench.measure.Stopwatch;
import dev.refract.bench.oracle.OracleCase;
import dev.refract.engine.Options;
import dev.refract.source.InputException;
import java.util.List;
import picocli.CommandLine.Option;

/** The options about passes over an oracle's cases, and the passes. */
final class PassOptions {
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
            names = "--clock",
            paramLabel = "CLOCK",
            description =
                    "wall, or cpu: processor time of the thread, for a shared machine (default: ${DEFAULT-VALUE}).")
    private Clock clock = Clock.WALL;

    /** Refuses what cannot be measured. */
    void check() {
        if (threads < 1 || warmUp < 0 || measured < 1) {
            throw new InputException("--threads and --passes are at least 1, --warm-up at least 0");
        }
        if (clock == Clock.CPU && threads > 1) {
            throw new InputException("--clock cpu is for one thread; with more, take --clock wall");
        }
    }

    int threads() {
        return threads;
    }

    Clock clock() {
        return clock;
    }

    Passes passes() {
        return new Passes(warmUp, measured);
    }

    /** The options of the engine. */
    Options engine() {
        return Options.DEFAULT.withThreads(threads);
    }

    /** Measures the cases in all passes. */
    <M> List<M> measure(Stopwatch<M> stopwatch, List<OracleCase> cases) {
        return new OracleRun<>(stopwatch, passes(), new ProgressLine()).measure(cases);
    }
}
