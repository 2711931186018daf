package dev.refract.bench.command;

import dev.refract.bench.rename.RenameTrials;
import dev.refract.bench.report.RenameReport;
import dev.refract.engine.FileModelCache;
import dev.refract.engine.Options;
import dev.refract.engine.Refract;
import dev.refract.java.JavaFrontend;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Tells how often the analysis finds a rename that was made on top of a real commit, and all else beside it. */
@Command(
        name = "renames",
        description =
                "Renames things of the commits of an oracle, one at a time, and tells how many of these renames are"
                        + " found, and with how many all else is found as without.")
public final class RenamesCommand implements Callable<Integer> {
    private static final long CACHE_BYTES = 1L << 31;

    @Mixin
    private CaseSelection selection;

    @Option(names = "--alike", description = "Names that have the old one in them. Default: nothing in common with it.")
    private boolean alike;

    @Option(
            names = "--most",
            paramLabel = "N",
            description = "So many of each sort in a commit (default: ${DEFAULT-VALUE}).",
            defaultValue = "2")
    private int most;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        JavaFrontend frontend = new JavaFrontend();
        Refract refract =
                new Refract(frontend, Options.DEFAULT.withThreads(1)).withCache(new FileModelCache(CACHE_BYTES));
        RenameTrials trials = new RenameTrials(frontend, refract, alike, most);
        spec.commandLine().getOut().print(RenameReport.text(trials.run(selection.load(frontend::reads))));
        spec.commandLine().getOut().flush();
        return 0;
    }
}
