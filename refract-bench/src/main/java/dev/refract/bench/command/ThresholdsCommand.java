package dev.refract.bench.command;

import dev.refract.bench.accuracy.KindScores;
import dev.refract.bench.accuracy.KindScores.Score;
import dev.refract.bench.accuracy.ResultFile;
import dev.refract.bench.accuracy.Split;
import dev.refract.bench.accuracy.Truth;
import dev.refract.bench.oracle.OracleCase;
import dev.refract.engine.Options;
import dev.refract.engine.Refract;
import dev.refract.finding.RevisionFindings;
import dev.refract.java.JavaFrontend;
import dev.refract.match.entity.TypeThresholds;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.BiFunction;
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
    private static final List<Threshold> THRESHOLDS = List.of(
            new Threshold("moved", (t, f) -> with(t, t.moved() * f, t.movedTogether(), t.renamed(), t.renamedAlike())),
            new Threshold(
                    "movedTogether",
                    (t, f) -> with(t, t.moved(), t.movedTogether() * f, t.renamed(), t.renamedAlike())),
            new Threshold(
                    "renamed", (t, f) -> with(t, t.moved(), t.movedTogether(), t.renamed() * f, t.renamedAlike())),
            new Threshold(
                    "renamedAlike", (t, f) -> with(t, t.moved(), t.movedTogether(), t.renamed(), t.renamedAlike() * f)),
            new Threshold("movedAndRenamed", (t, f) -> withLast(t, t.movedAndRenamed() * f, t.margin())),
            new Threshold("margin", (t, f) -> withLast(t, t.movedAndRenamed(), t.margin() * f)));

    @Mixin
    private CaseSelection selection;

    @Option(names = "--truth", required = true, paramLabel = "FILE", description = "The oracle's labels.")
    private Path truthFile;

    @Mixin
    private KindFilter kinds;

    @Spec
    private CommandSpec spec;

    private record Threshold(String name, BiFunction<TypeThresholds, Double, TypeThresholds> scaled) {}

    @Override
    public Integer call() {
        Truth truth = Truth.read(truthFile);
        List<OracleCase> cases = selection.load(new JavaFrontend()::reads);
        PrintWriter out = spec.commandLine().getOut();
        out.printf(Locale.ROOT, "%-16s %7s %17s %24s%n", "threshold", "value", "dev P / R", "validation P / R");
        tell(out, "(all)", 1, score(truth, cases, TypeThresholds.DEFAULT));
        for (Threshold threshold : THRESHOLDS) {
            for (double factor : new double[] {0.8, 1.2}) {
                TypeThresholds scaled = threshold.scaled.apply(TypeThresholds.DEFAULT, factor);
                tell(out, threshold.name, factor, score(truth, cases, scaled));
            }
        }
        return 0;
    }

    private static void tell(PrintWriter out, String name, double factor, Score[] scores) {
        out.printf(
                Locale.ROOT,
                "%-16s %6.0f%% %8.4f / %6.4f %15.4f / %6.4f%n",
                name,
                factor * 100,
                scores[0].precision(),
                scores[0].recall(),
                scores[1].precision(),
                scores[1].recall());
        out.flush();
    }

    private Score[] score(Truth truth, List<OracleCase> cases, TypeThresholds thresholds) {
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

    private static TypeThresholds with(
            TypeThresholds base, double moved, double movedTogether, double renamed, double renamedAlike) {
        return new TypeThresholds(
                moved,
                base.movedWithPackage(),
                movedTogether,
                renamed,
                renamedAlike,
                base.movedAndRenamed(),
                base.voted(),
                base.margin());
    }

    private static TypeThresholds withLast(TypeThresholds base, double movedAndRenamed, double margin) {
        return new TypeThresholds(
                base.moved(),
                base.movedWithPackage(),
                base.movedTogether(),
                base.renamed(),
                base.renamedAlike(),
                movedAndRenamed,
                base.voted(),
                margin);
    }
}
