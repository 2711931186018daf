package dev.refract.bench.command;

import dev.refract.bench.accuracy.KindScores;
import dev.refract.bench.accuracy.KindScores.Score;
import dev.refract.bench.accuracy.ResultFile;
import dev.refract.bench.accuracy.Split;
import dev.refract.bench.accuracy.Truth;
import dev.refract.bench.measure.ScaledNumbers;
import dev.refract.bench.oracle.OracleCase;
import dev.refract.engine.Options;
import dev.refract.engine.Refract;
import dev.refract.finding.RevisionFindings;
import dev.refract.java.JavaFrontend;
import dev.refract.match.entity.EntityThresholds;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Tells what each threshold is worth: the scores with it a fifth lower and a fifth higher. */
@Command(
        name = "thresholds",
        description = "Scores an oracle with each threshold of the matcher a fifth lower and a fifth higher.")
public final class ThresholdsCommand implements Callable<Integer> {
    @Mixin
    private CaseSelection selection;

    @Option(names = "--truth", required = true, paramLabel = "FILE", description = "The oracle's labels.")
    private Path truthFile;

    @Mixin
    private KindFilter kinds;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        Truth truth = Truth.read(truthFile);
        List<OracleCase> cases = selection.load(new JavaFrontend()::reads);
        PrintWriter out = spec.commandLine().getOut();
        out.printf(Locale.ROOT, "%-28s %7s %17s %24s%n", "threshold", "value", "dev P / R", "validation P / R");
        tell(out, "(all)", 1, score(truth, cases, EntityThresholds.DEFAULT));
        for (String threshold : ScaledNumbers.names(EntityThresholds.DEFAULT)) {
            for (double factor : new double[] {0.8, 1.2}) {
                EntityThresholds scaled = ScaledNumbers.scaled(EntityThresholds.DEFAULT, threshold, factor);
                tell(out, threshold, factor, score(truth, cases, scaled));
            }
        }
        return 0;
    }

    private static void tell(PrintWriter out, String name, double factor, Score[] scores) {
        out.printf(
                Locale.ROOT,
                "%-28s %6.0f%% %8.4f / %6.4f %15.4f / %6.4f%n",
                name,
                factor * 100,
                scores[0].precision(),
                scores[0].recall(),
                scores[1].precision(),
                scores[1].recall());
        out.flush();
    }

    private Score[] score(Truth truth, List<OracleCase> cases, EntityThresholds thresholds) {
        Refract refract = new Refract(new JavaFrontend(), Options.DEFAULT.withThresholds(thresholds));
        List<RevisionFindings> results = cases.stream()
                .map(some -> new RevisionFindings(
                        some.revision(),
                        Optional.of(some.commit()),
                        some.parent(),
                        refract.detect(some.comparison()),
                        0))
                .toList();
        ResultFile file = ResultFile.of(results);
        return new Score[] {total(truth.of(Split.DEV), file), total(truth.of(Split.VALIDATION), file)};
    }

    private Score total(Truth truth, ResultFile file) {
        return KindScores.of(truth, file).entrySet().stream()
                .filter(kind -> kinds.test(kind.getKey()))
                .map(Map.Entry::getValue)
                .reduce(Score.NONE, Score::plus);
    }
}
