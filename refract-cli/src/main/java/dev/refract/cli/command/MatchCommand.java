package dev.refract.cli.command;

import dev.refract.cli.console.Console;
import dev.refract.cli.run.Answers;
import dev.refract.cli.run.Report;
import dev.refract.finding.RevisionMapping;
import java.util.Objects;
import java.util.concurrent.Callable;
import picocli.CommandLine.Model.CommandSpec;

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
    private final VersionArguments versions = new VersionArguments();
    private final MappingArguments output = new MappingArguments();

    public MatchCommand(Console console) {
        this.console = Objects.requireNonNull(console, "console");
    }

    /** The command as the command line sees it. */
    public CommandSpec specification() {
        CommandSpec spec = Specifications.of(this, "match", DESCRIPTION, FOOTER);
        versions.addTo(spec);
        output.addTo(spec);
        return spec;
    }

    @Override
    public Integer call() {
        Report<RevisionMapping> report = output.report(console);
        return versions.run(console, Answers::mapping, report);
    }
}
