package dev.refract.cli.command;

import dev.refract.cli.console.Console;
import dev.refract.cli.run.Report;
import dev.refract.cli.run.Session;
import dev.refract.cli.subject.Selection;
import dev.refract.cli.subject.Subject;
import dev.refract.cli.subject.Subject.Versions;
import dev.refract.source.Admission;
import dev.refract.source.Folders;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Detects refactorings between two folders. */
@Command(
        name = "diff",
        description = "Tells what was refactored between two folders that hold two versions of the same code.",
        footerHeading = "%nExamples:%n",
        footer = {
            "  refract diff shop-1.0 shop-2.0",
            "  refract diff shop-1.0 shop-2.0 --kinds rename-class,move-class -f json",
            "",
            "Exit codes, the first that fits:",
            "  2  the command cannot be understood, or nothing could be analysed",
            "  1  with --exit-code: a refactoring is reported",
            "  3  done, but something was skipped; the results say what and why",
            "  0  done"
        })
public final class DiffCommand implements Callable<Integer> {
    private final Console console;

    @Parameters(index = "0", paramLabel = "BEFORE", description = "The folder with the version before.")
    private Path before;

    @Parameters(index = "1", paramLabel = "AFTER", description = "The folder with the version after.")
    private Path after;

    @Mixin
    private OutputArguments output;

    @Mixin
    private ReadingOptions reading;

    public DiffCommand(Console console) {
        this.console = Objects.requireNonNull(console, "console");
    }

    @Override
    public Integer call() {
        Report report = output.report(console);
        Admission admission = reading.admission();
        int threads = reading.threads();
        Subject subject = new Subject(before + ".." + after, () -> compare(admission));
        Selection selection = Selection.of(after.toString(), subject);
        return new Session(console, reading.analyst(false), report).run(selection, threads);
    }

    private Versions compare(Admission admission) {
        return new Versions(
                Optional.empty(),
                Optional.empty(),
                Folders.compare(
                        console.folder().resolve(before), console.folder().resolve(after), admission));
    }
}
