package dev.refract.bench.report;

import dev.refract.bench.accuracy.Difference;
import dev.refract.bench.accuracy.Difference.Type;
import dev.refract.bench.accuracy.Item;
import dev.refract.bench.accuracy.Label;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;

/** Tells what two results do not have in common: the items, and a table of counts. */
public final class DiffReport {
    private static final List<Label> JUDGED = List.of(Label.TRUE, Label.FALSE, Label.UNLISTED);

    private DiffReport() {}

    /** The items, but for those of the cases that are held out, which are only counted. */
    public static String items(List<Difference> differences, Predicate<String> heldOut) {
        StringBuilder text = new StringBuilder();
        differences.stream()
                .filter(difference -> !heldOut.test(difference.caseName()))
                .forEach(difference -> append(text, difference));
        return text.toString();
    }

    /** A row a kind: what is new, what is gone, what has other words, and how the strict counts change. */
    public static String table(List<Difference> differences) {
        Table table = new Table()
                .row("", "new", "", "", "", "gone", "", "", "", "", "", "")
                .row(
                        "kind",
                        "true",
                        "false",
                        "unlisted",
                        "other",
                        "true",
                        "false",
                        "unlisted",
                        "other",
                        "changed",
                        "TP",
                        "FP");
        Map<String, List<Difference>> byKind = new TreeMap<>();
        for (Difference difference : differences) {
            byKind.computeIfAbsent(difference.kind(), kind -> new ArrayList<>()).add(difference);
        }
        byKind.forEach((kind, some) -> table.row(cells(kind, some)));
        return table.row(cells("all", differences)).text();
    }

    private static void append(StringBuilder text, Difference difference) {
        String label = difference.labelBefore() == difference.labelAfter()
                ? difference.labelAfter().id()
                : difference.labelBefore().id() + " -> "
                        + difference.labelAfter().id();
        text.append(word(difference.type())).append('\t').append(label).append('\t');
        text.append(difference.caseName()).append('\n');
        difference
                .before()
                .ifPresent(item -> text.append("  - ").append(item.key()).append('\n'));
        difference
                .after()
                .ifPresent(item -> text.append("  + ").append(item.key()).append('\n'));
    }

    private static String word(Type type) {
        return switch (type) {
            case NEW -> "new";
            case GONE -> "gone";
            case CHANGED -> "changed";
        };
    }

    private static Object[] cells(String kind, List<Difference> differences) {
        List<Object> cells = new ArrayList<>();
        cells.add(kind);
        cells.addAll(counts(differences, Type.NEW));
        cells.addAll(counts(differences, Type.GONE));
        cells.add(
                differences.stream().filter(some -> some.type() == Type.CHANGED).count());
        cells.add(signed(change(differences, label -> label == Label.TRUE)));
        cells.add(signed(change(differences, label -> label == Label.FALSE || label == Label.UNLISTED)));
        return cells.toArray();
    }

    private static List<Long> counts(List<Difference> differences, Type type) {
        List<Difference> some = differences.stream()
                .filter(difference -> difference.type() == type)
                .toList();
        List<Long> counts = new ArrayList<>();
        for (Label label : JUDGED) {
            counts.add(some.stream()
                    .filter(difference -> difference.labelAfter() == label)
                    .count());
        }
        counts.add(some.stream()
                .filter(difference -> !JUDGED.contains(difference.labelAfter()))
                .count());
        return counts;
    }

    private static long change(List<Difference> differences, Predicate<Label> counted) {
        return differences.stream()
                .mapToLong(difference -> one(difference.after(), difference.labelAfter(), counted)
                        - one(difference.before(), difference.labelBefore(), counted))
                .sum();
    }

    private static int one(java.util.Optional<Item> item, Label label, Predicate<Label> counted) {
        return item.isPresent() && counted.test(label) ? 1 : 0;
    }

    private static String signed(long change) {
        return change > 0 ? "+" + change : String.valueOf(change);
    }
}
