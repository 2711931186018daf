package dev.refract.bench.command;

import dev.refract.bench.accuracy.KindScores;
import dev.refract.bench.accuracy.KindScores.Score;
import dev.refract.bench.accuracy.ResultFile;
import dev.refract.bench.report.KindTable;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.SortedMap;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Counts a result against an oracle, kind by kind. */
@Command(name = "kinds", description = "Counts a result against an oracle's labels, kind by kind: the strict score.")
public final class KindsCommand implements Callable<Integer> {
    @Parameters(index = "0", paramLabel = "TRUTH", description = "The oracle's labels: NAME.truth.jsonl.")
    private Path truthFile;

    @Parameters(index = "1", paramLabel = "RESULTS", description = "Results in JSON Lines.")
    private Path results;

    @Mixin
    private TruthSelection part;

    @Mixin
    private KindFilter kinds;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        SortedMap<String, Score> scores = KindScores.of(part.read(truthFile), ResultFile.read(results));
        scores.keySet().removeIf(kind -> !kinds.test(kind));
        PrintWriter out = spec.commandLine().getOut();
        out.print(KindTable.text(scores));
        out.flush();
        return 0;
    }
}
