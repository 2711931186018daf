package dev.refract.cli.command;

import dev.refract.cli.ask.Statistics;
import dev.refract.cli.console.Console;
import dev.refract.cli.console.ExitCode;
import dev.refract.output.html.StatisticsPage;
import dev.refract.store.Archive;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Objects;
import java.util.concurrent.Callable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

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

    private final DatabaseArguments database = new DatabaseArguments(OptionSpec.builder("--html")
            .paramLabel("FILE")
            .type(Path.class)
            .required(true)
            .description("Write the page to this file; - is standard output.")
            .build());

    public StatsCommand(Console console) {
        this.console = Objects.requireNonNull(console, "console");
    }

    /** The command as the command line sees it. */
    public CommandSpec specification() {
        CommandSpec spec = Specifications.of(this, "stats", DESCRIPTION, FOOTER);
        database.addTo(spec);
        return spec;
    }

    @Override
    public Integer call() throws IOException {
        try (Archive archive = database.open(console)) {
            Statistics statistics = new Statistics(archive);
            database.write(
                    console, out -> StatisticsPage.write(out, "Refactorings", statistics.facts(), statistics.charts()));
        }
        return ExitCode.DONE;
    }
}
