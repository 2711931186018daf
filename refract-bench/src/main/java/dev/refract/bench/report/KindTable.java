package dev.refract.bench.report;

import dev.refract.bench.accuracy.KindScores.Score;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/** Tells the scores of all kinds, the kind with the most true refactorings first. */
public final class KindTable {
    private static final String ALL = "all";

    private static final Comparator<Map.Entry<String, Score>> ORDER = Comparator.comparing(
                    (Map.Entry<String, Score> entry) -> -entry.getValue().truths())
            .thenComparing(Map.Entry::getKey);

    private KindTable() {}

    /**
     * The scores of one result.
     *
     * @param name what the result is called
     * @param scores its scores by kind; results that are shown together have the same kinds
     */
    public record Result(String name, Map<String, Score> scores) {}

    /** A row a kind, and one for all. */
    public static String text(Map<String, Score> scores) {
        Table table = new Table().row("kind", "TP", "FP", "FN", "precision", "recall");
        scores.entrySet().stream().sorted(ORDER).forEach(entry -> row(table, entry.getKey(), entry.getValue()));
        row(table, ALL, total(scores));
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

    /** The scores of several results side by side, as a table in Markdown. */
    public static String markdown(List<Result> results) {
        List<String> head = new ArrayList<>(List.of("kind", "true"));
        for (Result result : results) {
            head.add(result.name() + " P / R");
            head.add("TP / FP / FN");
        }
        StringBuilder text = new StringBuilder();
        line(text, head);
        line(text, head.stream().map(cell -> "---").toList());
        List<Map<String, Score>> scores = results.stream().map(Result::scores).toList();
        scores.get(0).entrySet().stream().sorted(ORDER).forEach(entry -> {
            String kind = entry.getKey();
            line(text, cells(kind, scores.stream().map(some -> some.get(kind)).toList()));
        });
        line(text, cells(ALL, scores.stream().map(KindTable::total).toList()));
        return text.toString();
    }

    private static Score total(Map<String, Score> scores) {
        return scores.values().stream().reduce(Score.NONE, Score::plus);
    }

    private static List<String> cells(String kind, List<Score> scores) {
        List<String> cells =
                new ArrayList<>(List.of(kind, Integer.toString(scores.get(0).truths())));
        for (Score score : scores) {
            cells.add(Figures.thousandths(score.precision()) + " / " + Figures.thousandths(score.recall()));
            cells.add(score.truePositives() + " / " + score.falsePositives() + " / " + score.falseNegatives());
        }
        return cells;
    }

    private static void line(StringBuilder text, List<String> cells) {
        text.append("| ").append(String.join(" | ", cells)).append(" |\n");
    }
}
