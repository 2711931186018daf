package dev.refract.cli.command;

import dev.refract.cli.console.Console;
import dev.refract.cli.run.Analyst;
import dev.refract.cli.run.Answers;
import dev.refract.cli.run.Report;
import dev.refract.cli.run.Session;
import dev.refract.cli.subject.FolderSubject;
import dev.refract.finding.RevisionFindings;
import dev.refract.source.Admission;
import java.nio.file.Path;
import java.util.Objects;
import java.util.concurrent.Callable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/** Detects refactorings between two folders. */
public final class DiffCommand implements Callable<Integer> {
    private static final String DESCRIPTION =
            "Tells what was refactored between two folders that hold two versions of the same code.";

    private static final String FOOTER = """
            Examples:
              refract diff shop-1.0 shop-2.0
              refract diff shop-1.0 shop-2.0 --kinds rename-class,move-class -f json

            """ + Specifications.EXIT_CODES;

    private final Console console;
    private final FindingsArguments output = new FindingsArguments();
    private final ReadingOptions reading = new ReadingOptions();
    private final PositionalParamSpec before = folder("0", "BEFORE", "The folder with the version before.");
    private final PositionalParamSpec after = folder("1", "AFTER", "The folder with the version after.");

    public DiffCommand(Console console) {
        this.console = Objects.requireNonNull(console, "console");
    }

    private static PositionalParamSpec folder(String index, String label, String description) {
        return PositionalParamSpec.builder()
                .index(index)
                .arity("1")
                .required(true)
                .paramLabel(label)
                .type(Path.class)
                .description(description)
                .build();
    }

    /** The command as the command line sees it. */
    public CommandSpec specification() {
        CommandSpec spec = Specifications.of(this, "diff", DESCRIPTION, FOOTER)
                .addPositional(before)
                .addPositional(after);
        output.addTo(spec);
        reading.addTo(spec);
        return spec;
    }

    @Override
    public Integer call() {
        Report<RevisionFindings> report = output.report(console);
        Admission admission = reading.admission();
        int threads = reading.threads();
        FolderSubject folders = new FolderSubject(before.getValue(), after.getValue());
        Analyst<RevisionFindings> analyst = Answers.findings(reading.engine(false));
        return new Session<>(console, analyst, report).run(folders.select(console.folder(), admission), threads);
    }
}
