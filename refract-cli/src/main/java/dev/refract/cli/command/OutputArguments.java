package dev.refract.cli.command;

import dev.refract.cli.console.Console;
import dev.refract.cli.console.Version;
import dev.refract.cli.run.KindFilter;
import dev.refract.cli.run.Report;
import dev.refract.finding.Kind;
import dev.refract.finding.Status;
import dev.refract.output.OutputFormat;
import dev.refract.output.spi.OutputOptions;
import dev.refract.source.InputException;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import picocli.CommandLine.Option;

/** The options about what is written, and where. */
final class OutputArguments {
    private static final Path STANDARD_OUTPUT = Path.of("-");

    @Option(
            names = {"-f", "--format"},
            paramLabel = "FORMAT",
            converter = OutputFormatConverter.class,
            defaultValue = "text",
            description = {
                "text, for people (the default); json, one document; jsonl, one line a revision, as they finish;"
                        + " refactoringminer, the document that RefactoringMiner writes."
            })
    private OutputFormat format;

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            description = "Write the results to this file, which is made or replaced; - is standard output.")
    private Path file;

    @Option(
            names = {"-k", "--kinds"},
            paramLabel = "KIND",
            split = ",",
            converter = KindConverter.class,
            description = "Report these kinds only, as ids or names with commas between. Repeatable.")
    private Set<Kind> kinds = new LinkedHashSet<>();

    @Option(names = "--details", description = "In text, list consequences and leftover one by one.")
    private boolean details;

    @Option(
            names = "--no-millis",
            description = "Leave out how long the analysis took: then equal runs write equal bytes.")
    private boolean noMillis;

    @Option(
            names = "--color",
            paramLabel = "WHEN",
            defaultValue = "auto",
            description = "Colours in text: auto (on a terminal; the default), always or never.")
    private ColorChoice color;

    @Option(names = "--exit-code", description = "Exit with 1 if a refactoring is reported.")
    private boolean exitCode;

    @Option(
            names = {"-q", "--quiet"},
            description = "No progress and no summary on standard error, only what went wrong.")
    private boolean quiet;

    Report report(Console console) {
        refuseKindsThatAreNotDetected();
        Optional<Path> target = Optional.ofNullable(file).filter(path -> !path.equals(STANDARD_OUTPUT));
        OutputOptions options = OutputOptions.of(Version.number())
                .withColor(color.on(console, target.isPresent()))
                .withDetails(details)
                .withWallTime(!noMillis);
        return new Report(format, options, target, new KindFilter(kinds), exitCode, quiet);
    }

    /** An empty result for such a kind would look as if there were none. */
    private void refuseKindsThatAreNotDetected() {
        for (Kind kind : kinds) {
            if (kind.status() != Status.DETECTED) {
                throw new InputException(
                        "kind '" + kind.id() + "' is " + kind.status().id()
                                + ", not detected yet; leave it out of --kinds, `refract list` shows what is detected");
            }
        }
    }
}
