package dev.refract.cli.command;

import dev.refract.cli.console.Console;
import dev.refract.cli.run.Analyst;
import dev.refract.cli.run.Answers;
import dev.refract.cli.run.Report;
import dev.refract.cli.run.Session;
import dev.refract.finding.RevisionFindings;
import java.util.Objects;
import java.util.concurrent.Callable;
import picocli.CommandLine.Model.CommandSpec;

/** Detects refactorings in commits, or in what is not committed yet. */
public final class DetectCommand implements Callable<Integer> {
    private static final String DESCRIPTION =
            "Tells what was refactored in a commit, in a range of commits, or in what is not committed yet.";

    private static final String FOOTER = """
            Examples:
              refract detect                          the last commit
              refract detect main~5                   another commit
              refract detect v1.0..v2.0 -f jsonl      each commit of a range, a line each
              refract detect v1.0..v2.0 --squash      the two versions at once
              refract detect --staged --exit-code     in a hook: is there a refactoring in this commit?
              git rev-list -n 50 main | refract detect --revisions - -f jsonl -o found.jsonl

            """ + Specifications.EXIT_CODES + Specifications.FAILED_REVISIONS;

    private final Console console;
    private final RepositoryArguments repository = new RepositoryArguments();
    private final FindingsArguments output = new FindingsArguments();
    private final ReadingOptions reading = new ReadingOptions();

    public DetectCommand(Console console) {
        this.console = Objects.requireNonNull(console, "console");
    }

    /** The command as the command line sees it. */
    public CommandSpec specification() {
        CommandSpec spec = Specifications.of(this, "detect", DESCRIPTION, FOOTER);
        repository.addTo(spec);
        output.addTo(spec);
        reading.addTo(spec);
        return spec;
    }

    @Override
    public Integer call() {
        Report<RevisionFindings> report = output.report(console);
        int threads = reading.threads();
        return repository.run(console, reading.admission(), selection -> {
            Analyst<RevisionFindings> analyst = Answers.findings(reading.engine(selection.several()));
            return new Session<>(console, analyst, report).run(selection, threads);
        });
    }
}
