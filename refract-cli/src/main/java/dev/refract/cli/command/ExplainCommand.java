package dev.refract.cli.command;

import dev.refract.cli.console.Console;
import dev.refract.cli.console.Destination;
import dev.refract.cli.console.ExitCode;
import dev.refract.finding.Catalog;
import dev.refract.finding.Kind;
import java.io.IOException;
import java.io.Writer;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Explains a kind. */
@Command(
        name = "explain",
        description = "Explains a kind of refactoring: its page of the catalog, in Markdown.",
        footerHeading = "%nExamples:%n",
        footer = {"  refract explain rename-class", "  refract explain \"Rename Class\""})
public final class ExplainCommand implements Callable<Integer> {
    private final Console console;

    @Parameters(
            paramLabel = "KIND",
            converter = KindConverter.class,
            description = "Id or name of a kind, in any case; `refract list` shows them.")
    private Kind kind;

    public ExplainCommand(Console console) {
        this.console = Objects.requireNonNull(console, "console");
    }

    @Override
    public Integer call() throws IOException {
        try (Destination destination = Destination.open(Optional.empty(), console)) {
            Writer out = destination.writer();
            out.write("# " + kind.name() + "\n\n");
            out.write("`" + kind.id() + "`, " + kind.status().id() + "\n\n");
            out.write(Catalog.page(kind).strip() + "\n");
        }
        return ExitCode.DONE;
    }
}
