package dev.refract.cli.command;

import dev.refract.cli.ask.Statistics;
import dev.refract.cli.console.Console;
import dev.refract.cli.console.Destination;
import dev.refract.cli.console.ExitCode;
import dev.refract.output.html.StatisticsPage;
import dev.refract.store.Archive;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/** Draws what is in a database. */
public final class StatsCommand implements Callable<Integer> {
    private static final String DESCRIPTION =
            "Draws what is in a database of mined histories, as one page for a browser.";

    private static final String FOOTER = """
            Example:
              refract stats shop.duckdb --html shop.html

            The page holds all that it needs and loads nothing, so it can be sent and kept. It shows kinds
            over time, authors, folders, elements, and the share of commits with refactorings; the numbers
            stand below each chart.

            Exit codes: 0 done, 2 the command cannot be understood, or nothing could be written""";

    private final Console console;

    private final PositionalParamSpec database = PositionalParamSpec.builder()
            .index("0")
            .arity("1")
            .required(true)
            .paramLabel("DATABASE")
            .type(Path.class)
            .description("The database that `refract mine` made.")
            .build();

    private final OptionSpec html = OptionSpec.builder("--html")
            .paramLabel("FILE")
            .type(Path.class)
            .required(true)
            .description("Write the page to this file; - is standard output.")
            .build();

    public StatsCommand(Console console) {
        this.console = Objects.requireNonNull(console, "console");
    }

    /** The command as the command line sees it. */
    public CommandSpec specification() {
        return Specifications.of(this, "stats", DESCRIPTION, FOOTER)
                .addPositional(database)
                .addOption(html);
    }

    @Override
    public Integer call() {
        Optional<Path> file = Optional.of(html.<Path>getValue()).filter(path -> !path.equals(Path.of("-")));
        try (Archive archive = Archive.open(console.folder().resolve(database.<Path>getValue()))) {
            Statistics statistics = new Statistics(archive);
            try (Destination destination = Destination.open(file, console)) {
                StatisticsPage.write(destination.writer(), "Refactorings", statistics.facts(), statistics.charts());
            }
        }
        return ExitCode.DONE;
    }
}
