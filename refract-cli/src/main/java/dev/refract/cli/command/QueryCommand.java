package dev.refract.cli.command;

import dev.refract.cli.console.Console;
import dev.refract.cli.console.ExitCode;
import dev.refract.cli.console.Nearest;
import dev.refract.output.table.TableFormat;
import dev.refract.source.InputException;
import dev.refract.store.Archive;
import dev.refract.store.read.NamedQuery;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/** Asks a database. */
public final class QueryCommand implements Callable<Integer> {
    private static final String DESCRIPTION =
            "Asks a database of mined histories: a question that has a name, or any in SQL.";

    private final Console console;
    private final DatabaseArguments database = new DatabaseArguments();

    private final PositionalParamSpec question = PositionalParamSpec.builder()
            .index("1")
            .arity("0..1")
            .paramLabel("QUESTION")
            .type(String.class)
            .description(
                    "The name of a question, or SQL; - reads SQL from standard input. Without it, the questions that"
                            + " have a name are explained.")
            .build();

    private final OptionSpec format = OptionSpec.builder("-f", "--format")
            .paramLabel("FORMAT")
            .type(TableFormat.class)
            .converters(new FormatConverter<>(formats()))
            .defaultValue("table")
            .description("table, for people (the default); csv; json, one document; jsonl, an object a row.")
            .build();

    private final OptionSpec sql = OptionSpecs.flag("--sql", "Show the SQL of the question instead of asking it.");

    public QueryCommand(Console console) {
        this.console = Objects.requireNonNull(console, "console");
    }

    private static Map<String, TableFormat> formats() {
        Map<String, TableFormat> formats = new LinkedHashMap<>();
        for (TableFormat format : TableFormat.values()) {
            formats.put(format.id(), format);
        }
        return formats;
    }

    /** The command as the command line sees it. */
    public CommandSpec specification() {
        CommandSpec spec = Specifications.of(this, "query", DESCRIPTION, footer())
                .addOption(format)
                .addOption(sql);
        database.addTo(spec);
        return spec.addPositional(question);
    }

    private static String footer() {
        StringBuilder footer = new StringBuilder("""
                Examples:
                  refract query shop.duckdb refactorings-by-kind
                  refract query shop.duckdb by-month -f csv -o months.csv
                  refract query shop.duckdb "SELECT * FROM finding WHERE kind = 'rename-class'" -f jsonl

                The tables are described in docs/database.md; `SHOW TABLES` and `DESCRIBE finding` list them.

                Questions that have a name:
                """);
        int width = NamedQuery.all().stream()
                .mapToInt(query -> query.name().length())
                .max()
                .orElse(0);
        for (NamedQuery query : NamedQuery.all()) {
            footer.append("  ")
                    .append(query.name())
                    .append(" ".repeat(width - query.name().length() + 2))
                    .append(query.title())
                    .append('\n');
        }
        return footer.append("\nExit codes: 0 done, 2 the question cannot be answered")
                .toString();
    }

    @Override
    public Integer call() throws IOException {
        try (Archive archive = database.open(console)) {
            if (question.getValue() == null) {
                explain();
            } else if (sql.<Boolean>getValue()) {
                show(statement());
            } else {
                database.write(archive, statement(), format.getValue(), console);
            }
        }
        return ExitCode.DONE;
    }

    private String statement() throws IOException {
        String given = question.<String>getValue().strip();
        if (given.equals("-")) {
            return new String(console.in().readAllBytes(), StandardCharsets.UTF_8);
        }
        Optional<NamedQuery> named = NamedQuery.find(given);
        if (named.isPresent()) {
            return named.get().sql();
        }
        boolean word = given.chars().noneMatch(Character::isWhitespace);
        if (word) {
            List<String> names = NamedQuery.all().stream().map(NamedQuery::name).toList();
            String near = Nearest.question(given, names);
            throw new InputException("there is no question '" + given + "'"
                    + (near.isEmpty() ? "; `refract query --help` lists them" : near));
        }
        return given;
    }

    private void show(String text) throws IOException {
        database.write(console, out -> out.write(text.strip() + "\n"));
    }

    private void explain() throws IOException {
        database.write(console, out -> {
            for (NamedQuery query : NamedQuery.all()) {
                out.write(query.name() + "\n    " + query.documentation() + "\n");
            }
        });
    }
}
