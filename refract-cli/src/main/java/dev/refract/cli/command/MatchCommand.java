package dev.refract.cli.command;

import dev.refract.cli.console.Console;
import dev.refract.cli.run.Answers;
import dev.refract.cli.run.Report;
import dev.refract.cli.run.Session;
import dev.refract.cli.subject.FolderSubject;
import dev.refract.cli.subject.Selection;
import dev.refract.finding.RevisionMapping;
import dev.refract.source.Admission;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.function.ToIntFunction;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** Maps the entities of two versions onto each other. */
public final class MatchCommand implements Callable<Integer> {
    private static final String DESCRIPTION =
            "Tells which type, method or field became which, by what rule, and which were removed and added.";

    private static final String FOOTER =
            """
            Examples:
              refract match                           the last commit
              refract match v1.0..v2.0 --squash       two versions at once
              refract match --folders before after    two folders
              refract match --branch main --changed -f jsonl -o mapping.jsonl

            """ + Specifications.exitCodes("an entity was changed, removed or added") + Specifications.FAILED_REVISIONS;

    private final Console console;
    private final RepositoryArguments repository = new RepositoryArguments();
    private final MappingArguments output = new MappingArguments();
    private final ReadingOptions reading = new ReadingOptions();

    private final OptionSpec folders = OptionSpec.builder("--folders")
            .arity("2")
            .paramLabel("DIR")
            .type(List.class)
            .auxiliaryTypes(Path.class)
            .description("Compare two folders, BEFORE and AFTER, instead of revisions.")
            .build();

    public MatchCommand(Console console) {
        this.console = Objects.requireNonNull(console, "console");
    }

    /** The command as the command line sees it. */
    public CommandSpec specification() {
        CommandSpec spec = Specifications.of(this, "match", DESCRIPTION, FOOTER).addOption(folders);
        repository.addTo(spec);
        output.addTo(spec);
        reading.addTo(spec);
        return spec;
    }

    @Override
    public Integer call() {
        Report<RevisionMapping> report = output.report(console);
        Admission admission = reading.admission();
        int threads = reading.threads();
        ToIntFunction<Selection> session =
                selection -> new Session<>(console, Answers.mapping(reading.engine(selection.several())), report)
                        .run(selection, threads);
        List<Path> two = folders.getValue();
        if (two == null) {
            return repository.run(console, admission, session);
        }
        repository.refuseBeside(folders.longestName());
        return session.applyAsInt(new FolderSubject(two.get(0), two.get(1)).select(console.folder(), admission));
    }
}
