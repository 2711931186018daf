package dev.refract.cli.command;

import dev.refract.cli.console.Console;
import dev.refract.cli.run.Analyst;
import dev.refract.cli.run.Report;
import dev.refract.cli.run.Session;
import dev.refract.cli.subject.FolderSubject;
import dev.refract.cli.subject.Selection;
import dev.refract.engine.Refract;
import dev.refract.finding.RevisionResult;
import dev.refract.source.Admission;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** The arguments that say which versions are compared, those of a repository or two folders, and how they are read. */
final class VersionArguments implements OptionGroup {
    private final RepositoryArguments repository = new RepositoryArguments();
    private final ReadingOptions reading = new ReadingOptions();

    private final OptionSpec folders = OptionSpec.builder("--folders")
            .arity("2")
            .paramLabel("DIR")
            .type(List.class)
            .auxiliaryTypes(Path.class)
            .description("Compare two folders, BEFORE and AFTER, instead of revisions.")
            .build();

    @Override
    public void addTo(CommandSpec command) {
        command.addOption(folders);
        repository.addTo(command);
        reading.addTo(command);
    }

    /** Runs over what is selected, and returns the exit code. */
    <R extends RevisionResult> int run(Console console, Function<Refract, Analyst<R>> analyst, Report<R> report) {
        Admission admission = reading.admission();
        int threads = reading.threads();
        ToIntFunction<Selection> session =
                selection -> new Session<>(console, analyst.apply(reading.engine(selection.several())), report)
                        .run(selection, threads);
        List<Path> two = folders.getValue();
        if (two == null) {
            return repository.run(console, admission, session);
        }
        repository.refuseBeside(folders.longestName());
        return session.applyAsInt(new FolderSubject(two.get(0), two.get(1)).select(console.folder(), admission));
    }
}
