package dev.refract.cli.command;

import dev.refract.cli.console.Console;
import dev.refract.cli.run.Report;
import dev.refract.cli.run.Session;
import dev.refract.cli.subject.RepositorySubjects;
import dev.refract.cli.subject.Selection;
import dev.refract.git.GitRepository;
import java.nio.file.Path;
import java.util.Objects;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Detects refactorings in commits, or in what is not committed yet. */
@Command(
        name = "detect",
        description = "Tells what was refactored in a commit, in a range of commits, or in what is not committed yet.",
        footerHeading = "%nExamples:%n",
        footer = {
            "  refract detect                          the last commit",
            "  refract detect main~5                   another commit",
            "  refract detect v1.0..v2.0 -f jsonl      each commit of a range, a line each",
            "  refract detect v1.0..v2.0 --squash      the two versions at once",
            "  refract detect --staged --exit-code     in a hook: is there a refactoring in this commit?",
            "  git rev-list -n 50 main | refract detect --revisions - -f jsonl -o found.jsonl",
            "",
            "Exit codes, the first that fits:",
            "  2  the command cannot be understood, or nothing could be analysed",
            "  1  with --exit-code: a refactoring is reported",
            "  3  done, but something was skipped; the results say what and why",
            "  0  done",
            "",
            "One of several revisions that cannot be analysed has the outcome `failed` in the results; the others go on."
        })
public final class DetectCommand implements Callable<Integer> {
    private final Console console;

    @Mixin
    private RevisionArguments revisions;

    @Option(
            names = {"-r", "--repo"},
            paramLabel = "DIR",
            description = "The git repository, or a folder in it (default: the current folder).")
    private Path repository;

    @Mixin
    private OutputArguments output;

    @Mixin
    private ReadingOptions reading;

    public DetectCommand(Console console) {
        this.console = Objects.requireNonNull(console, "console");
    }

    @Override
    public Integer call() {
        Report report = output.report(console);
        int threads = reading.threads();
        try (GitRepository opened = open()) {
            RepositorySubjects subjects = new RepositorySubjects(opened, reading.admission(), revisions.parent());
            Selection selection = revisions.select(subjects, opened.address(), console);
            return new Session(console, reading.analyst(selection.several()), report).run(selection, threads);
        }
    }

    /** A repository that is named here is meant, whatever the environment says. */
    private GitRepository open() {
        return repository == null
                ? GitRepository.openFromEnvironment(console.folder())
                : GitRepository.open(console.folder().resolve(repository));
    }
}
