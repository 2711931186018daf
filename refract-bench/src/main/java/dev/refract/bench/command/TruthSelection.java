package dev.refract.bench.command;

import dev.refract.bench.accuracy.Split;
import dev.refract.bench.accuracy.Truth;
import java.nio.file.Path;
import picocli.CommandLine.Option;

/** The part of an oracle's cases that counts. */
final class TruthSelection {
    @Option(
            names = "--split",
            paramLabel = "PART",
            description = "dev, validation or all (default: ${DEFAULT-VALUE}); of validation, only counts are told.")
    private Part part = Part.DEV;

    /** The selected cases of a truth file. */
    Truth read(Path file) {
        Truth truth = Truth.read(file);
        return switch (part) {
            case DEV -> truth.of(Split.DEV);
            case VALIDATION -> truth.of(Split.VALIDATION);
            case ALL -> truth;
        };
    }

    private enum Part {
        DEV,
        VALIDATION,
        ALL
    }
}
