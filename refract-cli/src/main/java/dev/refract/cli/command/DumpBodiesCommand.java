package dev.refract.cli.command;

import dev.refract.cli.console.Console;
import dev.refract.cli.run.Answers;
import dev.refract.cli.run.Count;
import dev.refract.cli.run.Report;
import dev.refract.finding.RevisionBodies;
import dev.refract.output.text.BodiesTextWriter;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.function.UnaryOperator;
import picocli.CommandLine.Model.CommandSpec;

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

    private static final Count<RevisionBodies> CHANGED = new Count<>(
            "changed body", "changed bodies", revision -> revision.bodies().size());

    private final Console console;
    private final VersionArguments versions = new VersionArguments();
    private final OutputArguments<RevisionBodies> output = new OutputArguments<>(
            Map.of("text", BodiesTextWriter::new),
            "text, for people.",
            "List statements and variables that are as they were, too.",
            "Exit with 1 if a body changed.");

    public DumpBodiesCommand(Console console) {
        this.console = Objects.requireNonNull(console, "console");
    }

    /** The command as the command line sees it. */
    public CommandSpec specification() {
        CommandSpec spec = Specifications.of(this, "bodies", DESCRIPTION, FOOTER);
        versions.addTo(spec);
        output.addTo(spec);
        return spec;
    }

    @Override
    public Integer call() {
        Report<RevisionBodies> report = output.report(console, UnaryOperator.identity(), CHANGED);
        return versions.run(console, Answers::bodies, report);
    }
}
