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
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/** Explains a kind. */
public final class ExplainCommand implements Callable<Integer> {
    private static final String DESCRIPTION = "Explains a kind of refactoring: its page of the catalog, in Markdown.";

    private static final String FOOTER = """
            Examples:
              refract explain rename-class
              refract explain "Rename Class\"""";

    private final Console console;

    private final PositionalParamSpec kind = PositionalParamSpec.builder()
            .index("0")
            .arity("1")
            .required(true)
            .paramLabel("KIND")
            .type(Kind.class)
            .converters(new KindConverter())
            .description("Id or name of a kind, in any case; `refract list` shows them.")
            .build();

    public ExplainCommand(Console console) {
        this.console = Objects.requireNonNull(console, "console");
    }

    /** The command as the command line sees it. */
    public CommandSpec specification() {
        return Specifications.of(this, "explain", DESCRIPTION, FOOTER).addPositional(kind);
    }

    @Override
    public Integer call() throws IOException {
        try (Destination destination = Destination.open(Optional.empty(), console)) {
            Kind explained = kind.getValue();
            Writer out = destination.writer();
            out.write("# " + explained.name() + "\n\n");
            out.write("`" + explained.id() + "`, " + explained.status().id() + "\n\n");
            out.write(Catalog.page(explained).strip() + "\n");
        }
        return ExitCode.DONE;
    }
}
