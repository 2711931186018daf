package dev.refract.bench.command;

import dev.refract.bench.accuracy.KindScores;
import dev.refract.bench.accuracy.KindScores.Score;
import dev.refract.bench.accuracy.ResultFile;
import dev.refract.bench.accuracy.Truth;
import dev.refract.bench.report.KindTable;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedMap;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Counts results against an oracle, kind by kind. */
@Command(name = "kinds", description = "Counts results against an oracle's labels, kind by kind: the strict score.")
public final class KindsCommand implements Callable<Integer> {
    private static final String ENDING = ".jsonl";

    @Parameters(index = "0", paramLabel = "TRUTH", description = "The oracle's labels: NAME.truth.jsonl.")
    private Path truthFile;

    @Parameters(
            index = "1..*",
            arity = "1..*",
            paramLabel = "RESULTS",
            description = "Results in JSON Lines. Several are told side by side, by the names of their files.")
    private List<Path> results;

    @Option(
            names = "--markdown",
            description = "Write a table in Markdown, which is what several results are written in.")
    private boolean markdown;

    @Mixin
    private TruthSelection part;

    @Mixin
    private KindFilter kinds;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        Truth truth = part.read(truthFile);
        List<KindTable.Result> scored = results.stream()
                .map(file -> new KindTable.Result(name(file), scores(truth, file)))
                .toList();
        boolean several = scored.size() > 1;
        PrintWriter out = spec.commandLine().getOut();
        out.print(
                markdown || several
                        ? KindTable.markdown(scored)
                        : KindTable.text(scored.get(0).scores()));
        out.flush();
        return 0;
    }

    private SortedMap<String, Score> scores(Truth truth, Path file) {
        SortedMap<String, Score> scores = KindScores.of(truth, ResultFile.read(file));
        scores.keySet().removeIf(kind -> !kinds.test(kind));
        return scores;
    }

    private static String name(Path file) {
        String name = file.getFileName().toString();
        return name.endsWith(ENDING) ? name.substring(0, name.length() - ENDING.length()) : name;
    }
}
