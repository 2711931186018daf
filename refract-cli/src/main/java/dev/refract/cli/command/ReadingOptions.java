package dev.refract.cli.command;

import dev.refract.engine.Options;
import dev.refract.engine.Refract;
import dev.refract.frontend.LanguageFrontend;
import dev.refract.java.JavaFrontend;
import dev.refract.source.Admission;
import dev.refract.source.InputException;
import dev.refract.source.Limits;
import java.util.function.Predicate;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** The options about what is read, and with how many threads. */
final class ReadingOptions implements OptionGroup {
    private final LanguageFrontend language = new JavaFrontend();

    private final OptionSpec maxFileBytes = OptionSpecs.number(
            "--max-file-bytes",
            Limits.DEFAULT.maxFileBytes(),
            "Skip files that are larger (default: ${DEFAULT-VALUE}).");

    private final OptionSpec includeGenerated = OptionSpecs.flag(
            "--include-generated",
            "Read files too whose head says that a tool wrote them; they are skipped otherwise.");

    private final OptionSpec threads = OptionSpecs.number(
            "--threads",
            Options.DEFAULT.threads(),
            "Work with this many threads (default: one a core). The result is the same for any number.");

    @Override
    public void addTo(CommandSpec command) {
        command.addOption(maxFileBytes).addOption(includeGenerated).addOption(threads);
    }

    Admission admission() {
        return new Admission(language::reads, limits(Limits.DEFAULT.maxFiles()));
    }

    /** Admits files of the language that the filter takes, and of them at most a number in one comparison. */
    Admission admission(Predicate<String> filter, int maxFiles) {
        return new Admission(path -> language.reads(path) && filter.test(path), limits(maxFiles));
    }

    Limits limits(int maxFiles) {
        long bytes = maxFileBytes.<Long>getValue();
        if (bytes < 1) {
            throw new InputException("--max-file-bytes must be at least 1, not " + bytes);
        }
        return new Limits(bytes, maxFiles, includeGenerated.<Boolean>getValue());
    }

    int threads() {
        int count = threads.<Integer>getValue();
        if (count < 1) {
            throw new InputException("--threads must be at least 1, not " + count);
        }
        return count;
    }

    LanguageFrontend language() {
        return language;
    }

    /** An engine that works on one subject with all threads, or on each of many with one. */
    Refract engine(boolean many) {
        return new Refract(language, Options.DEFAULT.withThreads(many ? 1 : threads()));
    }
}
