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
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

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

            """ + Specifications.EXIT_CODES + """


            One of several revisions that cannot be analysed has the outcome `failed` in the results; the
            others go on.""";

    private final Console console;
    private final RevisionArguments revisions = new RevisionArguments();
    private final OutputArguments output = new OutputArguments();
    private final ReadingOptions reading = new ReadingOptions();

    private final OptionSpec repository = OptionSpec.builder("-r", "--repo")
            .paramLabel("DIR")
            .type(Path.class)
            .description("The git repository, or a folder in it (default: the current folder).")
            .build();

    public DetectCommand(Console console) {
        this.console = Objects.requireNonNull(console, "console");
    }

    /** The command as the command line sees it. */
    public CommandSpec specification() {
        CommandSpec spec =
                Specifications.of(this, "detect", DESCRIPTION, FOOTER).addOption(repository);
        revisions.addTo(spec);
        output.addTo(spec);
        reading.addTo(spec);
        return spec;
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
        Path named = repository.getValue();
        return named == null
                ? GitRepository.openFromEnvironment(console.folder())
                : GitRepository.open(console.folder().resolve(named));
    }
}
