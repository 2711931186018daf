package dev.refract.bench.accuracy;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * Compares two results item by item, as sets of canonical keys. Two items of the same case and kind with the same
 * elements are one item that changed its words.
 */
public final class ResultDiff {
    private static final Comparator<Difference> ORDER = Comparator.comparing(Difference::kind)
            .thenComparing(Difference::type)
            .thenComparing(Difference::labelAfter)
            .thenComparing(Difference::caseName);
    private final Truth truth;

    public ResultDiff(Truth truth) {
        this.truth = Objects.requireNonNull(truth, "truth");
    }

    /** What differs in those of the cases that both results have, sorted by kind. */
    public List<Difference> compare(Collection<String> cases, ResultFile before, ResultFile after) {
        List<Difference> differences = new ArrayList<>();
        for (String name : cases) {
            before.items(name)
                    .ifPresent(items ->
                            after.items(name).ifPresent(others -> differences.addAll(compare(name, items, others))));
        }
        differences.sort(ORDER);
        return differences;
    }

    private List<Difference> compare(String name, Map<String, Item> before, Map<String, Item> after) {
        Map<String, Item> gone = without(before, after);
        Map<String, Item> added = without(after, before);
        List<Difference> differences = new ArrayList<>();
        for (Item item : List.copyOf(gone.values())) {
            Optional<Item> successor = successor(item, added);
            if (successor.isPresent()) {
                gone.remove(item.key());
                added.remove(successor.get().key());
                differences.add(difference(name, Optional.of(item), successor));
            }
        }
        gone.values().forEach(item -> differences.add(difference(name, Optional.of(item), Optional.empty())));
        added.values().forEach(item -> differences.add(difference(name, Optional.empty(), Optional.of(item))));
        return differences;
    }

    private static Map<String, Item> without(Map<String, Item> items, Map<String, Item> others) {
        Map<String, Item> rest = new LinkedHashMap<>(items);
        rest.keySet().removeAll(others.keySet());
        return rest;
    }

    private static Optional<Item> successor(Item item, Map<String, Item> added) {
        if (item.elements().isEmpty()) {
            return Optional.empty();
        }
        return added.values().stream()
                .filter(other ->
                        other.kind().equals(item.kind()) && other.elements().equals(item.elements()))
                .findFirst();
    }

    private Difference difference(String name, Optional<Item> before, Optional<Item> after) {
        Label labelBefore =
                before.or(() -> after).map(item -> truth.label(name, item)).orElseThrow();
        Label labelAfter =
                after.or(() -> before).map(item -> truth.label(name, item)).orElseThrow();
        return new Difference(name, before, after, labelBefore, labelAfter);
    }
}
