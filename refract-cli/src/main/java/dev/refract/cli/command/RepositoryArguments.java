package dev.refract.cli.command;

import dev.refract.cli.console.Console;
import dev.refract.cli.subject.RepositorySubjects;
import dev.refract.cli.subject.Selection;
import dev.refract.git.GitRepository;
import dev.refract.source.Admission;
import java.nio.file.Path;
import java.util.function.ToIntFunction;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** The arguments that say which changes of which repository are analysed. */
final class RepositoryArguments implements OptionGroup {
    private final RevisionArguments revisions = new RevisionArguments();

    private final OptionSpec repository = OptionSpec.builder("-r", "--repo")
            .paramLabel("DIR")
            .type(Path.class)
            .description("The git repository, or a folder in it (default: the current folder).")
            .build();

    @Override
    public void addTo(CommandSpec command) {
        command.addOption(repository);
        revisions.addTo(command);
    }

    /** Refuses an argument that says by itself what is analysed, together with one of these. */
    void refuseBeside(String argument) {
        revisions.refuseBeside(argument);
    }

    /** Runs over what is selected, while the repository is open. */
    int run(Console console, Admission admission, ToIntFunction<Selection> session) {
        try (GitRepository opened = open(console)) {
            RepositorySubjects subjects =
                    new RepositorySubjects(opened, admission, revisions.parent(), revisions.merges());
            return session.applyAsInt(revisions.select(subjects, opened.address(), console));
        }
    }

    /** A repository that is named here is meant, whatever the environment says. */
    private GitRepository open(Console console) {
        Path named = repository.getValue();
        return named == null
                ? GitRepository.openFromEnvironment(console.folder())
                : GitRepository.open(console.folder().resolve(named));
    }
}
