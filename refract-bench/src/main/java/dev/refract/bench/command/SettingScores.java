package dev.refract.bench.command;

import dev.refract.bench.accuracy.KindScores;
import dev.refract.bench.accuracy.KindScores.Score;
import dev.refract.bench.accuracy.ResultFile;
import dev.refract.bench.accuracy.Split;
import dev.refract.bench.accuracy.Truth;
import dev.refract.bench.oracle.OracleCase;
import dev.refract.engine.FileModelCache;
import dev.refract.engine.Options;
import dev.refract.engine.Refract;
import dev.refract.finding.RevisionFindings;
import dev.refract.java.JavaFrontend;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The options of a command that scores an oracle under several settings of the matcher, a row each. */
final class SettingScores {
    @Mixin
    private CaseSelection selection;

    @Option(names = "--truth", required = true, paramLabel = "FILE", description = "The oracle's labels.")
    private Path truthFile;

    @Mixin
    private KindFilter kinds;

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    private final JavaFrontend frontend = new JavaFrontend();
    private Truth truth;
    private List<OracleCase> cases;
    // No setting of the matcher changes how files are read, so each is parsed once.
    private final FileModelCache models = new FileModelCache(Long.MAX_VALUE);

    /** Reads the oracle and prints the head of the table and the row of the options as they are. */
    void start(String setting) {
        truth = Truth.read(truthFile);
        cases = selection.load(frontend::reads);
        out().printf(Locale.ROOT, "%-36s %17s %24s%n", setting, "dev P / R", "validation P / R");
        row("(as they are)", Options.DEFAULT);
    }

    /** Prints the scores under these options. */
    void row(String name, Options options) {
        ResultFile results = ResultFile.of(results(new Refract(frontend, options).withCache(models)));
        Score dev = total(truth.of(Split.DEV), results);
        Score validation = total(truth.of(Split.VALIDATION), results);
        out().printf(
                        Locale.ROOT,
                        "%-36s %8.4f / %6.4f %15.4f / %6.4f%n",
                        name,
                        dev.precision(),
                        dev.recall(),
                        validation.precision(),
                        validation.recall());
        out().flush();
    }

    private PrintWriter out() {
        return spec.commandLine().getOut();
    }

    private List<RevisionFindings> results(Refract refract) {
        return cases.stream()
                .map(some -> new RevisionFindings(
                        some.revision(),
                        Optional.of(some.commit()),
                        some.parent(),
                        refract.detect(some.comparison()),
                        0))
                .toList();
    }

    private Score total(Truth split, ResultFile file) {
        return KindScores.of(split, file).entrySet().stream()
                .filter(kind -> kinds.test(kind.getKey()))
                .map(Map.Entry::getValue)
                .reduce(Score.NONE, Score::plus);
    }
}
