package dev.refract.cli.command;

import dev.refract.cli.ask.TableRows;
import dev.refract.cli.console.Console;
import dev.refract.cli.console.Destination;
import dev.refract.cli.console.Draft;
import dev.refract.cli.console.FileProblem;
import dev.refract.output.table.TableFormat;
import dev.refract.output.table.TableWriter;
import dev.refract.source.InputException;
import dev.refract.store.Archive;
import java.io.IOException;
import java.nio.file.Files;
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

    private final OptionSpec output;

    /** @param output the option that names the file that the answer goes to */
    DatabaseArguments(OptionSpec output) {
        this.output = output;
    }

    /** With the usual option for the file. */
    DatabaseArguments() {
        this(OptionSpec.builder("-o", "--output")
                .paramLabel("FILE")
                .type(Path.class)
                .description("Write to this file instead of standard output (-); it is replaced when the answer is"
                        + " complete.")
                .build());
    }

    @Override
    public void addTo(CommandSpec command) {
        command.addPositional(database).addOption(output);
    }

    /** Opens the database, unless the answer would be written over it. */
    Archive open(Console console) {
        Path file = console.folder().resolve(database.<Path>getValue());
        output().ifPresent(target -> refuseToReplace(file, console.folder().resolve(target)));
        return Archive.open(file);
    }

    /** What was written last may still be in the log beside the database. */
    private void refuseToReplace(Path file, Path target) {
        Path log = file.resolveSibling(file.getFileName() + ".wal");
        if (isSame(file, target) || isSame(log, target)) {
            throw new InputException("the answer would be written over the database " + database.getValue()
                    + "; give another file with " + output.longestName());
        }
    }

    private static boolean isSame(Path one, Path other) {
        try {
            return Files.exists(one) && Files.exists(other) && Files.isSameFile(one, other);
        } catch (IOException e) {
            throw new InputException("cannot read " + one + ": " + FileProblem.of(e), e);
        }
    }

    /** The file for the answer; none for standard output. */
    private Optional<Path> output() {
        return Optional.ofNullable(output.<Path>getValue()).filter(path -> !path.equals(STANDARD_OUTPUT));
    }

    /** Writes the answer to a question. */
    void write(Archive archive, String sql, TableFormat format, Console console) throws IOException {
        write(console, out -> {
            try (TableWriter writer = format.open(out)) {
                archive.ask(sql, new TableRows(writer));
            }
        });
    }

    /** Writes an answer as text. */
    void write(Console console, Destination.Content content) throws IOException {
        Destination.write(output(), output.longestName(), console, content);
    }

    /** Starts the file for an answer that is no text. */
    Draft draft(String content, Console console) {
        Path file = output().orElseThrow(
                        () -> new InputException(content + " is no text; give a file with " + output.longestName()));
        return Draft.of(file, output.longestName(), console);
    }
}
