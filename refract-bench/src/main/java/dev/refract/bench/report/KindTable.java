package dev.refract.bench.report;

import dev.refract.bench.accuracy.KindScores.Score;
import java.util.Comparator;
import java.util.Map;

/** Tells the scores of all kinds, the kind with the most true refactorings first. */
public final class KindTable {
    private static final Comparator<Map.Entry<String, Score>> ORDER = Comparator.comparing(
                    (Map.Entry<String, Score> entry) ->
                            -entry.getValue().truePositives() - entry.getValue().falseNegatives())
            .thenComparing(Map.Entry::getKey);

    private KindTable() {}

    /** A row a kind, and one for all. */
    public static String text(Map<String, Score> scores) {
        Table table = new Table().row("kind", "TP", "FP", "FN", "precision", "recall");
        scores.entrySet().stream().sorted(ORDER).forEach(entry -> row(table, entry.getKey(), entry.getValue()));
        row(table, "all", scores.values().stream().reduce(Score.NONE, Score::plus));
        return table.text();
    }

    private static void row(Table table, String kind, Score score) {
        table.row(
                kind,
                score.truePositives(),
                score.falsePositives(),
                score.falseNegatives(),
                Figures.share(score.precision()),
                Figures.share(score.recall()));
    }
}
