package dev.refract.bench.command;

import dev.refract.bench.measure.Clock;
import dev.refract.bench.measure.OracleRun;
import dev.refract.bench.measure.OracleRun.Passes;
import dev.refract.bench.measure.Stopwatch;
import dev.refract.bench.oracle.OracleCase;
import dev.refract.engine.Options;
import dev.refract.source.InputException;
import java.util.List;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options about passes over an oracle's cases, and the passes. */
final class PassOptions {
    @Option(names = "--threads", paramLabel = "N", description = "Threads of the analysis (default: ${DEFAULT-VALUE}).")
    private int threads = 1;

    @Mixin
    private WarmUpOption warmUp;

    @Option(
            names = "--passes",
            paramLabel = "N",
            description = "Passes that count; a case keeps its fastest (default: ${DEFAULT-VALUE}).")
    private int measured = 1;

    @Mixin
    private ClockOption clock;

    /** Refuses what cannot be measured. */
    void check() {
        if (threads < 1 || warmUp.passes() < 0 || measured < 1) {
            throw new InputException("--threads and --passes are at least 1, --warm-up at least 0");
        }
        if (clock() == Clock.CPU && threads > 1) {
            throw new InputException("--clock cpu is for one thread; with more, take --clock wall");
        }
    }

    int threads() {
        return threads;
    }

    Clock clock() {
        return clock.clock();
    }

    Passes passes() {
        return new Passes(warmUp.passes(), measured);
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
