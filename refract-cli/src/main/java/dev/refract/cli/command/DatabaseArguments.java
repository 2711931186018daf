package dev.refract.cli.command;

import dev.refract.cli.ask.TableRows;
import dev.refract.cli.console.Console;
import dev.refract.cli.console.Destination;
import dev.refract.output.table.TableFormat;
import dev.refract.output.table.TableWriter;
import dev.refract.store.Archive;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/** The arguments that name the database, and the file that the answer goes to. */
final class DatabaseArguments implements OptionGroup {
    private static final Path STANDARD_OUTPUT = Path.of("-");

    private final PositionalParamSpec database = PositionalParamSpec.builder()
            .index("0")
            .arity("1")
            .required(true)
            .paramLabel("DATABASE")
            .type(Path.class)
            .description("The database that `refract mine` made.")
            .build();

    private final OptionSpec output = OptionSpec.builder("-o", "--output")
            .paramLabel("FILE")
            .type(Path.class)
            .description("Write to this file instead of standard output (-).")
            .build();

    @Override
    public void addTo(CommandSpec command) {
        command.addPositional(database).addOption(output);
    }

    Archive open(Console console) {
        return Archive.open(console.folder().resolve(database.<Path>getValue()));
    }

    /** The file for the answer; none for standard output. */
    Optional<Path> output() {
        return Optional.ofNullable(output.<Path>getValue()).filter(path -> !path.equals(STANDARD_OUTPUT));
    }

    /** Writes the answer to a question. */
    void write(Archive archive, String sql, TableFormat format, Console console) {
        try (Destination destination = Destination.open(output(), console);
                TableWriter writer = format.open(destination.writer())) {
            archive.ask(sql, new TableRows(writer));
        }
    }
}
