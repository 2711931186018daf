package dev.refract.bench.command;

import picocli.CommandLine.Option;

/** The option that says how often the cases are passed before anything counts. */
final class WarmUpOption {
    @Option(
            names = "--warm-up",
            paramLabel = "N",
            description = "Passes over all cases that do not count (default: ${DEFAULT-VALUE}).")
    private int passes = 2;

    int passes() {
        return passes;
    }
}
