package dev.refract.cli.command;

import dev.refract.cli.console.Console;
import dev.refract.cli.console.Version;
import dev.refract.cli.run.Count;
import dev.refract.cli.run.Report;
import dev.refract.finding.RevisionResult;
import dev.refract.output.spi.OutputOptions;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/**
 * The options about how results are written, and where.
 *
 * @param <R> what there is of a revision
 */
final class OutputArguments<R extends RevisionResult> implements OptionGroup {
    private static final Path STANDARD_OUTPUT = Path.of("-");

    private final OptionSpec format;
    private final OptionSpec file = OptionSpec.builder("-o", "--output")
            .paramLabel("FILE")
            .type(Path.class)
            .description("Write the results to this file, which is made or replaced; - is standard output.")
            .build();

    private final OptionSpec details;
    private final OptionSpec noMillis =
            OptionSpecs.flag("--no-millis", "Leave out how long the analysis took: then equal runs write equal bytes.");

    private final OptionSpec color = OptionSpec.builder("--color")
            .paramLabel("WHEN")
            .type(ColorChoice.class)
            .defaultValue("auto")
            .description("Colours in text: auto (on a terminal; the default), always or never.")
            .build();

    private final OptionSpec exitCode;
    private final OptionSpec quiet =
            OptionSpecs.flag("-q", "--quiet", "No progress and no summary on standard error, only what went wrong.");

    /**
     * @param formats the formats that there are, by name
     * @param formatHelp what the formats are
     * @param detailsHelp what text shows with details
     * @param exitCodeHelp what the exit code tells on request
     */
    OutputArguments(Map<String, Report.Format<R>> formats, String formatHelp, String detailsHelp, String exitCodeHelp) {
        format = OptionSpec.builder("-f", "--format")
                .paramLabel("FORMAT")
                .type(Report.Format.class)
                .converters(new FormatConverter<>(formats))
                .defaultValue("text")
                .description(formatHelp)
                .build();
        details = OptionSpecs.flag("--details", detailsHelp);
        exitCode = OptionSpecs.flag("--exit-code", exitCodeHelp);
    }

    @Override
    public void addTo(CommandSpec command) {
        List.of(format, file, details, noMillis, color, exitCode, quiet).forEach(command::addOption);
    }

    Report<R> report(Console console, UnaryOperator<R> filter, Count<R> count) {
        Optional<Path> target =
                Optional.ofNullable(file.<Path>getValue()).filter(path -> !path.equals(STANDARD_OUTPUT));
        OutputOptions options = OutputOptions.of(Version.number())
                .withColor(color.<ColorChoice>getValue().on(console, target.isPresent()))
                .withDetails(details.<Boolean>getValue())
                .withWallTime(!noMillis.<Boolean>getValue());
        return new Report<>(format.getValue(), options, target, filter, count, exitCode.getValue(), quiet.getValue());
    }
}
