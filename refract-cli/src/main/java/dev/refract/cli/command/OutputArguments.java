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
import java.util.List;
import java.util.Optional;
import java.util.Set;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** The options about what is written, and where. */
final class OutputArguments implements OptionGroup {
    private static final Path STANDARD_OUTPUT = Path.of("-");

    private final OptionSpec format = OptionSpec.builder("-f", "--format")
            .paramLabel("FORMAT")
            .type(OutputFormat.class)
            .converters(new OutputFormatConverter())
            .defaultValue("text")
            .description("text, for people (the default); json, one document; jsonl, one line a revision, as they"
                    + " finish; refactoringminer, the document that RefactoringMiner writes.")
            .build();

    private final OptionSpec file = OptionSpec.builder("-o", "--output")
            .paramLabel("FILE")
            .type(Path.class)
            .description("Write the results to this file, which is made or replaced; - is standard output.")
            .build();

    private final OptionSpec kinds = OptionSpec.builder("-k", "--kinds")
            .paramLabel("KIND")
            .type(List.class)
            .auxiliaryTypes(Kind.class)
            .converters(new KindConverter())
            .splitRegex(",")
            .splitRegexSynopsisLabel(",")
            .description("Report these kinds only, as ids or names with commas between. Repeatable.")
            .build();

    private final OptionSpec details = flag("In text, list consequences and leftover one by one.", "--details");

    private final OptionSpec noMillis =
            flag("Leave out how long the analysis took: then equal runs write equal bytes.", "--no-millis");

    private final OptionSpec color = OptionSpec.builder("--color")
            .paramLabel("WHEN")
            .type(ColorChoice.class)
            .defaultValue("auto")
            .description("Colours in text: auto (on a terminal; the default), always or never.")
            .build();

    private final OptionSpec exitCode = flag("Exit with 1 if a refactoring is reported.", "--exit-code");

    private final OptionSpec quiet =
            flag("No progress and no summary on standard error, only what went wrong.", "-q", "--quiet");

    private static OptionSpec flag(String description, String name, String... names) {
        return OptionSpec.builder(name, names)
                .type(Boolean.class)
                .defaultValue("false")
                .description(description)
                .build();
    }

    @Override
    public void addTo(CommandSpec command) {
        List.of(format, file, kinds, details, noMillis, color, exitCode, quiet).forEach(command::addOption);
    }

    Report report(Console console) {
        Set<Kind> wanted = wantedKinds();
        Optional<Path> target =
                Optional.ofNullable(file.<Path>getValue()).filter(path -> !path.equals(STANDARD_OUTPUT));
        OutputOptions options = OutputOptions.of(Version.number())
                .withColor(color.<ColorChoice>getValue().on(console, target.isPresent()))
                .withDetails(details.<Boolean>getValue())
                .withWallTime(!noMillis.<Boolean>getValue());
        return new Report(
                format.getValue(), options, target, new KindFilter(wanted), exitCode.getValue(), quiet.getValue());
    }

    /** The kinds that were asked for. An empty result for one that is not detected would look as if there were none. */
    private Set<Kind> wantedKinds() {
        List<Kind> given = kinds.getValue();
        Set<Kind> wanted = new LinkedHashSet<>(given == null ? List.of() : given);
        for (Kind kind : wanted) {
            if (kind.status() != Status.DETECTED) {
                throw new InputException("kind '" + kind.id() + "' is not detected yet, only "
                        + kind.status().id() + "; leave it out of --kinds, `refract list` shows what is detected");
            }
        }
        return wanted;
    }
}
