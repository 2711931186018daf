package dev.refract.cli.command;

import dev.refract.cli.console.Console;
import dev.refract.cli.run.Answers;
import dev.refract.cli.run.Count;
import dev.refract.cli.run.Report;
import dev.refract.cli.run.Session;
import dev.refract.cli.subject.FolderSubject;
import dev.refract.cli.subject.Selection;
import dev.refract.finding.RevisionBodies;
import dev.refract.output.text.BodiesTextWriter;
import dev.refract.source.Admission;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.function.ToIntFunction;
import java.util.function.UnaryOperator;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** Shows which statement became which. */
public final class DumpBodiesCommand implements Callable<Integer> {
    private static final String DESCRIPTION =
            "Tells which statement became which in the bodies that changed, by what rule and with what replaced.";

    private static final String FOOTER =
            """
            Examples:
              refract dump bodies                           the last commit
              refract dump bodies main~3 --details          equal statements too
              refract dump bodies --folders before after    two folders

            """ + Specifications.exitCodes("a body changed") + Specifications.FAILED_REVISIONS;

    private static final Count<RevisionBodies> CHANGED =
            new Count<>("changed bodies", revision -> revision.bodies().size());

    private final Console console;
    private final RepositoryArguments repository = new RepositoryArguments();
    private final OutputArguments<RevisionBodies> output = new OutputArguments<>(
            Map.of("text", BodiesTextWriter::new),
            "text, for people.",
            "List statements and variables that are as they were, too.",
            "Exit with 1 if a body changed.");
    private final ReadingOptions reading = new ReadingOptions();

    private final OptionSpec folders = OptionSpec.builder("--folders")
            .arity("2")
            .paramLabel("DIR")
            .type(List.class)
            .auxiliaryTypes(Path.class)
            .description("Compare two folders, BEFORE and AFTER, instead of revisions.")
            .build();

    public DumpBodiesCommand(Console console) {
        this.console = Objects.requireNonNull(console, "console");
    }

    /** The command as the command line sees it. */
    public CommandSpec specification() {
        CommandSpec spec =
                Specifications.of(this, "bodies", DESCRIPTION, FOOTER).addOption(folders);
        repository.addTo(spec);
        output.addTo(spec);
        reading.addTo(spec);
        return spec;
    }

    @Override
    public Integer call() {
        Report<RevisionBodies> report = output.report(console, UnaryOperator.identity(), CHANGED);
        Admission admission = reading.admission();
        int threads = reading.threads();
        ToIntFunction<Selection> session =
                selection -> new Session<>(console, Answers.bodies(reading.engine(selection.several())), report)
                        .run(selection, threads);
        List<Path> two = folders.getValue();
        if (two == null) {
            return repository.run(console, admission, session);
        }
        repository.refuseBeside(folders.longestName());
        return session.applyAsInt(new FolderSubject(two.get(0), two.get(1)).select(console.folder(), admission));
    }
}
