package dev.refract.cli.command;

import dev.refract.cli.console.Console;
import dev.refract.cli.console.Destination;
import dev.refract.cli.console.ExitCode;
import dev.refract.cli.console.Version;
import dev.refract.cli.history.Gap;
import dev.refract.cli.history.History;
import dev.refract.cli.history.HistoryEntry;
import dev.refract.cli.history.LogJson;
import dev.refract.cli.history.LogText;
import dev.refract.cli.history.Place;
import dev.refract.cli.history.Tracker;
import dev.refract.engine.Options;
import dev.refract.finding.Outcome;
import dev.refract.git.GitRepository;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/** Tells the history of one element. */
public final class LogCommand implements Callable<Integer> {
    private static final String DESCRIPTION =
            "Tells the history of one type, method or field through renames and moves, newest first.";

    private static final String FOOTER = """
            Examples:
              refract log . 'shop.Cart#add(Item)'
              refract log . shop.Cart#items           a field
              refract log . src/shop/Cart.java:12     whatever stands there
              refract log . shop.Cart --at v1.0 -f json

            A type in another is shop.Cart.Line or shop.Cart$Line, a constructor shop.Cart#Cart(Item), a
            static initializer shop.Cart#<clinit>. Types of parameters may be written with or without
            packages, type arguments and names of parameters; String... is String[]. The package may be
            left out, and the parameters too where there is no other of the name.

            FILE is a path from the root of the repository, from the current folder, or in full.

            Shown is each commit that changed the element's code, its name, its signature or its place.
            What was deleted and brought back is followed from its last version. Where a version of its
            file cannot be read, the history goes on at the next older one that can be. In a shallow
            clone it is cut off at the oldest commit there is.

            Exit codes, the first that fits:
              2  the command cannot be understood, or there is no such element in what can be read
              3  done, but something was skipped; the results say what and why
              0  done""";

    /** The names are the words on the command line. */
    enum LogFormat {
        text,
        json
    }

    private final Console console;
    private final ReadingOptions reading = new ReadingOptions();

    private final PositionalParamSpec repository = PositionalParamSpec.builder()
            .index("0")
            .arity("1")
            .required(true)
            .paramLabel("REPO")
            .type(Path.class)
            .description("The git repository, or a folder in it.")
            .build();

    private final PositionalParamSpec element = PositionalParamSpec.builder()
            .index("1")
            .arity("1")
            .required(true)
            .paramLabel("ELEMENT")
            .type(String.class)
            .description("pkg.Type, pkg.Type#field, pkg.Type#method(Param,Types), or FILE:LINE.")
            .build();

    private final OptionSpec at = OptionSpec.builder("--at")
            .paramLabel("REVISION")
            .type(String.class)
            .defaultValue("HEAD")
            .description("The commit in which the element has that name, or stands at that line (default: HEAD).")
            .build();

    private final OptionSpec format = OptionSpec.builder("-f", "--format")
            .paramLabel("FORMAT")
            .type(LogFormat.class)
            .converters(FormatConverter.of(LogFormat.values()))
            .defaultValue("text")
            .description("text, for people, as it is found (the default), or json, one document.")
            .build();

    public LogCommand(Console console) {
        this.console = Objects.requireNonNull(console, "console");
    }

    /** The command as the command line sees it. */
    public CommandSpec specification() {
        CommandSpec spec = Specifications.of(this, "log", DESCRIPTION, FOOTER)
                .addPositional(repository)
                .addPositional(element)
                .addOption(at)
                .addOption(format);
        reading.addTo(spec);
        return spec;
    }

    @Override
    public Integer call() throws IOException {
        Path folder = console.folder().resolve(repository.<Path>getValue());
        try (GitRepository opened = GitRepository.open(folder);
                Destination destination = Destination.open(Optional.empty(), console)) {
            String tip = opened.resolve(at.getValue());
            Options options = Options.DEFAULT.withThreads(reading.threads());
            Tracker tracker = new Tracker(opened, reading.language(), options, reading.admission());
            History history = write(tracker, tip, destination.writer());
            return history.outcome() == Outcome.COMPLETE ? ExitCode.DONE : ExitCode.PARTIAL;
        }
    }

    private History write(Tracker tracker, String tip, Writer out) throws IOException {
        Place place = tracker.find(tip, element.getValue(), console.folder());
        List<HistoryEntry> entries = new ArrayList<>();
        if (format.<LogFormat>getValue() == LogFormat.json) {
            List<Gap> gaps = tracker.follow(tip, place, entries::add);
            History history = new History(at.getValue(), tip, place, entries, gaps);
            LogJson.write(out, "refract " + Version.number(), history);
            out.write("\n");
            return history;
        }
        LogText text = new LogText(out);
        text.start(place, at.getValue(), tip);
        List<Gap> gaps = tracker.follow(tip, place, text::write);
        text.write(gaps);
        return new History(at.getValue(), tip, place, entries, gaps);
    }
}
