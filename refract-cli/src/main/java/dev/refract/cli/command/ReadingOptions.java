package dev.refract.cli.command;

import dev.refract.cli.run.Analyst;
import dev.refract.engine.Options;
import dev.refract.engine.Refract;
import dev.refract.frontend.LanguageFrontend;
import dev.refract.java.JavaFrontend;
import dev.refract.source.Admission;
import dev.refract.source.InputException;
import dev.refract.source.Limits;
import picocli.CommandLine.Option;

/** The options about what is read, and with how much force. */
final class ReadingOptions {
    private final LanguageFrontend language = new JavaFrontend();

    @Option(
            names = "--max-file-bytes",
            paramLabel = "N",
            description = "Skip files that are larger (default: ${DEFAULT-VALUE}).",
            defaultValue = "1048576")
    private long maxFileBytes;

    @Option(
            names = "--include-generated",
            description = "Read files too whose head says that a tool wrote them; they are skipped otherwise.")
    private boolean includeGenerated;

    @Option(
            names = "--threads",
            paramLabel = "N",
            description = "Work with this many threads (default: one a core). The result is the same for any number.")
    private Integer threads;

    Admission admission() {
        if (maxFileBytes < 1) {
            throw new InputException("--max-file-bytes must be at least 1, not " + maxFileBytes);
        }
        return new Admission(language::reads, new Limits(maxFileBytes, Limits.DEFAULT.maxFiles(), includeGenerated));
    }

    int threads() {
        if (threads == null) {
            return Options.DEFAULT.threads();
        }
        if (threads < 1) {
            throw new InputException("--threads must be at least 1, not " + threads);
        }
        return threads;
    }

    /** An analyst whose engine works on one subject, or who works on many, with all threads in either case. */
    Analyst analyst(boolean many) {
        Options options = new Options(many ? 1 : threads(), Options.DEFAULT.maxSteps());
        return new Analyst(new Refract(language, options)::detect);
    }
}
