package dev.refract.bench.command;

import dev.refract.bench.measure.ScaledNumbers;
import dev.refract.engine.Options;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Tells how much hangs on each threshold: the scores with it a fifth lower and a fifth higher. */
@Command(
        name = "thresholds",
        description = "Scores an oracle with each threshold of the matcher a fifth lower and a fifth higher.")
public final class ThresholdsCommand implements Callable<Integer> {
    @Mixin
    private SettingScores scores;

    @Override
    public Integer call() {
        scores.start("threshold");
        for (String threshold : thresholds()) {
            for (double factor : new double[] {0.8, 1.2}) {
                String name = String.format(Locale.ROOT, "%s %.0f%%", threshold, factor * 100);
                scores.row(name, ScaledNumbers.scaled(Options.DEFAULT, threshold, factor));
            }
        }
        return 0;
    }

    /** The numbers that stand in records of their own; beside these are those of threads. */
    private static List<String> thresholds() {
        return ScaledNumbers.names(Options.DEFAULT).stream()
                .filter(name -> name.indexOf('.') > 0)
                .toList();
    }
}
