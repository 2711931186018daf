package dev.refract.cli.ask;

import dev.refract.output.html.Chart;
import dev.refract.output.html.Chart.Form;
import dev.refract.output.html.Chart.Series;
import dev.refract.store.Archive;
import dev.refract.store.read.NamedQuery;
import dev.refract.store.read.Rows;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/** The charts of a database; each shows the answer to a named question. */
public final class Statistics {
    /** Bars of a ranking; what comes after says little. */
    private static final int RANKS = 25;

    private static final List<String> ALL = List.of("refactorings");

    /** Each finding counts in one of them, so that the bars are as long as there are findings. */
    private static final List<String> LIKELIHOODS = List.of("equal", "clone", "noclone", "none");

    private final Archive archive;

    public Statistics(Archive archive) {
        this.archive = Objects.requireNonNull(archive, "archive");
    }

    /** One line a repository. */
    public List<String> facts() {
        return ask("totals").stream()
                .map(row -> String.format(
                        Locale.ROOT,
                        "%s: %,d commits, %,d refactorings, %s to %s",
                        row.get("repository"),
                        number(row.get("commits")),
                        number(row.get("refactorings")),
                        day(row.get("first")),
                        day(row.get("last"))))
                .toList();
    }

    /** The charts. */
    public List<Chart> charts() {
        return List.of(
                kindsOverTime(),
                ranking("Kinds of refactoring", "refactorings-by-kind", new Label("type", "kind"), LIKELIHOODS),
                shareOfCommits(),
                ranking("Authors", "by-author", new Label("author", "email"), ALL),
                ranking("Folders", "by-package", new Label("folder", "repository"), ALL),
                ranking(
                        "Elements that were refactored most often",
                        "hot-elements",
                        new Label("element", "repository"),
                        ALL));
    }

    private Chart kindsOverTime() {
        Map<String, Map<String, Long>> months = new TreeMap<>();
        Map<String, Long> kinds = new LinkedHashMap<>();
        for (Map<String, Object> row : ask("kinds-by-month")) {
            String kind = String.valueOf(row.get("kinds"));
            long count = number(row.get("refactorings"));
            months.computeIfAbsent(String.valueOf(row.get("month")), month -> new TreeMap<>())
                    .put(kind, count);
            kinds.merge(kind, count, Long::sum);
        }
        List<Series> series = kinds.keySet().stream()
                .sorted()
                .map(kind -> new Series(
                        kind,
                        months.values().stream()
                                .map(month -> month.getOrDefault(kind, 0L))
                                .toList()))
                .toList();
        return new Chart("Kinds over time", Form.STACKED, List.copyOf(months.keySet()), series);
    }

    private Chart shareOfCommits() {
        List<String> labels = new ArrayList<>();
        List<Long> with = new ArrayList<>();
        List<Long> without = new ArrayList<>();
        for (Map<String, Object> row : ask("by-month")) {
            labels.add(String.valueOf(row.get("month")));
            long commits = number(row.get("commits"));
            long refactoring = number(row.get("commits_with_refactorings"));
            with.add(refactoring);
            without.add(commits - refactoring);
        }
        List<Series> series =
                List.of(new Series("commits with refactorings", with), new Series("other commits", without));
        return new Chart("Share of commits with refactorings", Form.STACKED, labels, series);
    }

    private Chart ranking(String title, String question, Label label, List<String> columns) {
        List<Map<String, Object>> all = ask(question);
        List<String> labels = label.of(all).subList(0, Math.min(RANKS, all.size()));
        List<Map<String, Object>> rows = all.subList(0, labels.size());
        List<Series> series = columns.stream()
                .map(column -> new Series(
                        column,
                        rows.stream().map(row -> number(row.get(column))).toList()))
                .toList();
        return new Chart(title, Form.RANKED, labels, series);
    }

    private static long number(Object value) {
        return value instanceof Number number ? number.longValue() : 0;
    }

    private static String day(Object time) {
        String text = String.valueOf(time);
        return text.substring(0, Math.min(text.length(), "2001-09-02".length()));
    }

    private List<Map<String, Object>> ask(String question) {
        List<Map<String, Object>> rows = new ArrayList<>();
        NamedQuery query = NamedQuery.find(question).orElseThrow();
        archive.ask(query.sql(), new Rows() {
            private List<String> columns = List.of();

            @Override
            public void columns(List<String> names) {
                columns = names;
            }

            @Override
            public void row(List<Object> values) {
                Map<String, Object> row = new LinkedHashMap<>();
                for (int i = 0; i < values.size(); i++) {
                    row.put(columns.get(i), values.get(i));
                }
                rows.add(row);
            }
        });
        return rows;
    }
}
