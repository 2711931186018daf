package dev.refract.cli.command;

import dev.refract.cli.console.Console;
import dev.refract.cli.console.Destination;
import dev.refract.cli.console.ExitCode;
import dev.refract.finding.Catalog;
import dev.refract.finding.Kind;
import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.databind.json.JsonMapper;

/** Lists the kinds of the catalog. */
public final class ListCommand implements Callable<Integer> {
    private static final String DESCRIPTION = "Lists all kinds of refactoring that have a name: id, status, name.";

    private static final String FOOTER = """
            Examples:
              refract list
              refract list --format json

            Status:
              detected  is reported
              planned   has a page (`refract explain`), but is not reported yet""";

    /** The names are the words on the command line. */
    enum ListFormat {
        text,
        json
    }

    private final Console console;

    private final OptionSpec format = OptionSpec.builder("-f", "--format")
            .paramLabel("FORMAT")
            .type(ListFormat.class)
            .converters(FormatConverter.of(ListFormat.values()))
            .defaultValue("text")
            .description("text, in columns (the default), or json.")
            .build();

    public ListCommand(Console console) {
        this.console = Objects.requireNonNull(console, "console");
    }

    /** The command as the command line sees it. */
    public CommandSpec specification() {
        return Specifications.of(this, "list", DESCRIPTION, FOOTER).addOption(format);
    }

    @Override
    public Integer call() throws IOException {
        List<Kind> kinds = Catalog.kinds();
        try (Destination destination = Destination.open(Optional.empty(), console)) {
            switch (format.<ListFormat>getValue()) {
                case text -> writeText(kinds, destination.writer());
                case json -> writeJson(kinds, destination.writer());
            }
        }
        return ExitCode.DONE;
    }

    private static void writeText(List<Kind> kinds, Writer out) throws IOException {
        int width = kinds.stream().mapToInt(kind -> kind.id().length()).max().orElse(0);
        for (Kind kind : kinds) {
            out.write(String.format(
                    "%-" + width + "s  %-8s  %s%n", kind.id(), kind.status().id(), kind.name()));
        }
    }

    private static void writeJson(List<Kind> kinds, Writer out) throws IOException {
        JsonMapper mapper = JsonMapper.builder()
                .disable(StreamWriteFeature.AUTO_CLOSE_TARGET)
                .build();
        try (JsonGenerator json = mapper.writerWithDefaultPrettyPrinter().createGenerator(out)) {
            json.writeStartArray();
            for (Kind kind : kinds) {
                json.writeStartObject();
                json.writeStringProperty("id", kind.id());
                json.writeStringProperty("name", kind.name());
                json.writeStringProperty("family", kind.family());
                json.writeStringProperty("status", kind.status().id());
                json.writeStringProperty("template", kind.template());
                json.writeEndObject();
            }
            json.writeEndArray();
        }
        out.write(System.lineSeparator());
    }
}
