package dev.refract.bench.command;

import dev.refract.bench.measure.Clock;
import picocli.CommandLine.Option;

/** The option that says what time is taken by. */
final class ClockOption {
    @Option(
            names = "--clock",
            paramLabel = "CLOCK",
            description =
                    "wall, or cpu: processor time of the thread, for a shared machine (default: ${DEFAULT-VALUE}).")
    private Clock clock = Clock.WALL;

    Clock clock() {
        return clock;
    }
}
