package dev.refract.cli.command;

import dev.refract.cli.console.Console;
import dev.refract.cli.console.Draft;
import dev.refract.cli.console.ExitCode;
import dev.refract.cli.console.Version;
import dev.refract.cli.run.FindingFilter;
import dev.refract.finding.RevisionFindings;
import dev.refract.output.OutputFormat;
import dev.refract.output.spi.OutputOptions;
import dev.refract.output.spi.RevisionWriter;
import dev.refract.output.table.TableFormat;
import dev.refract.source.InputException;
import dev.refract.store.Archive;
import dev.refract.store.read.ExportQuery;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** Writes what is in a database in other formats. */
public final class ExportCommand implements Callable<Integer> {
    private static final String DESCRIPTION = "Writes the refactorings of a database as CSV, JSON Lines, Parquet or as"
            + " RefactoringMiner writes them.";

    private static final String FOOTER = """
            Examples:
              refract export shop.duckdb -f csv -o shop.csv
              refract export shop.duckdb -f parquet -o shop.parquet --at-least clone
              refract export shop.duckdb -f parquet -o commits.parquet --table commit
              refract export shop.duckdb -f refactoringminer > shop.json

            A row is a refactoring with its commit. csv has the first piece of code on each side, jsonl and
            parquet have lists of all of them.

            Exit codes: 0 done, 2 the command cannot be understood, or nothing could be written""";

    /** The formats; the names are the words on the command line. */
    enum ExportFormat {
        csv,
        jsonl,
        parquet,
        refactoringminer
    }

    private final Console console;
    private final DatabaseArguments database = new DatabaseArguments();
    private final LikelihoodOption likelihood = new LikelihoodOption();

    private final OptionSpec format = OptionSpec.builder("-f", "--format")
            .paramLabel("FORMAT")
            .type(ExportFormat.class)
            .converters(new FormatConverter<>(formats()))
            .required(true)
            .description("csv, jsonl, parquet (which needs --output), or refactoringminer.")
            .build();

    private final OptionSpec table = OptionSpecs.text(
            "--table",
            "NAME",
            "Write a table as it is, instead of refactorings: " + String.join(", ", ExportQuery.TABLES) + ".");

    private final OptionSpec repository = OptionSpecs.text(
            "--repository",
            "ADDRESS",
            "Write only what is of this repository; `refract query DATABASE totals` shows the addresses.");

    public ExportCommand(Console console) {
        this.console = Objects.requireNonNull(console, "console");
    }

    private static Map<String, ExportFormat> formats() {
        Map<String, ExportFormat> formats = new LinkedHashMap<>();
        for (ExportFormat format : ExportFormat.values()) {
            formats.put(format.name(), format);
        }
        return formats;
    }

    /** The command as the command line sees it. */
    public CommandSpec specification() {
        CommandSpec spec = Specifications.of(this, "export", DESCRIPTION, FOOTER)
                .addOption(format)
                .addOption(table)
                .addOption(repository);
        database.addTo(spec);
        likelihood.addTo(spec);
        return spec;
    }

    @Override
    public Integer call() throws IOException {
        try (Archive archive = database.open(console)) {
            checkRepository(archive);
            switch (format.<ExportFormat>getValue()) {
                case csv -> database.write(archive, sql(false), TableFormat.CSV, console);
                case jsonl -> database.write(archive, sql(true), TableFormat.JSONL, console);
                case parquet -> writeParquet(archive);
                case refactoringminer -> writeMiner(archive);
            }
        }
        return ExitCode.DONE;
    }

    private String sql(boolean nested) {
        if (table.getValue() != null) {
            if (repository.getValue() != null || likelihood.atLeast().isPresent()) {
                throw new InputException("--table writes a table as it is; ask `refract query` for a part of it");
            }
            return ExportQuery.table(table.getValue());
        }
        ExportQuery query = new ExportQuery(Optional.ofNullable(repository.getValue()), likelihood.atLeast());
        return nested ? query.nested() : query.flat();
    }

    private void checkRepository(Archive archive) {
        String wanted = repository.getValue();
        if (wanted != null && !archive.repositories().contains(wanted)) {
            throw new InputException("there is no repository '" + wanted + "' in the database; there are "
                    + String.join(", ", archive.repositories()));
        }
    }

    private void writeParquet(Archive archive) {
        try (Draft draft = database.draft("parquet", console)) {
            archive.writeParquet(sql(true), draft.path());
            draft.publish();
        }
    }

    private void writeMiner(Archive archive) throws IOException {
        if (table.getValue() != null) {
            throw new InputException("--table is for csv, jsonl and parquet");
        }
        String address = onlyRepository(archive);
        FindingFilter filter = new FindingFilter(Set.of(), likelihood.atLeast());
        OutputOptions options =
                OutputOptions.of(Version.number()).withRepository(address).withSeveral(true);
        database.write(console, out -> {
            try (RevisionWriter<RevisionFindings> writer = OutputFormat.REFACTORINGMINER.open(out, options)) {
                archive.findings(address, findings -> writer.write(filter.apply(findings)));
            }
        });
    }

    /** A document of RefactoringMiner's is of one repository. */
    private String onlyRepository(Archive archive) {
        if (repository.getValue() != null) {
            return repository.getValue();
        }
        List<String> addresses = archive.repositories();
        if (addresses.size() != 1) {
            throw new InputException("there are " + addresses.size() + " repositories in the database; name one with"
                    + " --repository: " + String.join(", ", addresses));
        }
        return addresses.get(0);
    }
}
