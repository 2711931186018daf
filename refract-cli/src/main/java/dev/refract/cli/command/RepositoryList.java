package dev.refract.cli.command;

import dev.refract.cli.console.Console;
import dev.refract.source.InputException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/** The arguments that say which repositories are mined. */
final class RepositoryList implements OptionGroup {
    private final PositionalParamSpec repositories = PositionalParamSpec.builder()
            .index("0..*")
            .arity("0..*")
            .paramLabel("REPO")
            .type(List.class)
            .auxiliaryTypes(Path.class)
            .description("A git repository, or a folder in it; bare ones and mirrors too. Several may be given.")
            .build();

    private final OptionSpec list = OptionSpecs.text(
            "--list",
            "FILE",
            "The repositories in this file, one a line; - is standard input. Empty lines and lines that start"
                    + " with # are passed over.");

    @Override
    public void addTo(CommandSpec command) {
        command.addPositional(repositories).addOption(list);
    }

    List<Path> folders(Console console) {
        List<Path> given = repositories.getValue();
        List<Path> all = new ArrayList<>(given == null ? List.of() : given);
        if (list.getValue() != null) {
            ListFile.lines(list.getValue(), "repositories", console).forEach(line -> all.add(Path.of(line)));
        }
        if (all.isEmpty()) {
            throw new InputException("give a repository, or a file with some by --list");
        }
        return all;
    }
}
