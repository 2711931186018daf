package dev.refract.bench.command;

import dev.refract.bench.accuracy.Difference;
import dev.refract.bench.accuracy.ResultDiff;
import dev.refract.bench.accuracy.ResultFile;
import dev.refract.bench.accuracy.Truth;
import dev.refract.bench.report.DiffReport;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Tells item by item what two results do not have in common. */
@Command(
        name = "diff",
        description = "Tells item by item what two results do not have in common, with the oracle's labels.")
public final class DiffCommand implements Callable<Integer> {
    @Parameters(index = "0", paramLabel = "BEFORE", description = "Results in JSON Lines.")
    private Path before;

    @Parameters(index = "1", paramLabel = "AFTER", description = "Results in JSON Lines.")
    private Path after;

    @Option(names = "--truth", paramLabel = "FILE", description = "The oracle's labels: NAME.truth.jsonl.")
    private Optional<Path> truthFile = Optional.empty();

    @Option(names = "--counts", description = "Only the table.")
    private boolean counts;

    @Mixin
    private TruthSelection part;

    @Mixin
    private KindFilter kinds;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        ResultFile resultsBefore = ResultFile.read(before);
        ResultFile resultsAfter = ResultFile.read(after);
        Truth truth = truthFile.map(part::read).orElseGet(Truth::none);
        Set<String> cases = new LinkedHashSet<>(truthFile.isPresent() ? truth.cases() : resultsBefore.cases());
        PrintWriter out = spec.commandLine().getOut();
        List<Difference> differences = new ResultDiff(truth)
                .compare(cases, resultsBefore, resultsAfter).stream()
                        .filter(difference -> kinds.test(difference.kind()))
                        .toList();
        if (!counts) {
            out.println(DiffReport.items(differences, truth::heldOut));
        }
        out.print(DiffReport.table(differences));
        out.println(compared(cases, resultsBefore.cases(), resultsAfter.cases()));
        out.flush();
        return 0;
    }

    private static String compared(Set<String> cases, Set<String> before, Set<String> after) {
        long both = cases.stream()
                .filter(name -> before.contains(name) && after.contains(name))
                .count();
        long missing = cases.size() - both;
        return both + " cases compared" + (missing == 0 ? "" : ", " + missing + " are not in both results");
    }
}
