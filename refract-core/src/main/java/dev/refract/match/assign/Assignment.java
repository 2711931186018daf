package dev.refract.match.assign;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;

/**
 * Chooses among competing pairs those of the best total weight, each element at most once: exactly in each connected
 * group of competitors up to a bound, best first in larger ones.
 *
 * @param <P> a possible pair
 */
public final class Assignment<P> {
    /** Elements a side of the largest group that is solved exactly: the work grows with the third power. */
    static final int EXACT = 60;

    private final Function<P, ?> before;
    private final Function<P, ?> after;
    private final ToDoubleFunction<P> weight;

    /**
     * An assignment by weights.
     *
     * @param before the element of the version before
     * @param after the element of the version after; equal to none of the version before
     */
    public Assignment(Function<P, ?> before, Function<P, ?> after, ToDoubleFunction<P> weight) {
        this.before = before;
        this.after = after;
        this.weight = weight;
    }

    /** The pairs that are chosen, in the order of the list. Of equal totals, the one with earlier pairs. */
    public List<P> best(List<P> pairs) {
        Set<P> chosen = new HashSet<>();
        for (List<P> group : groups(pairs)) {
            chosen.addAll(group.size() == 1 ? group : solve(group));
        }
        return pairs.stream().filter(chosen::contains).toList();
    }

    private List<P> solve(List<P> group) {
        Map<Object, Integer> rows = numbers(group, before);
        Map<Object, Integer> columns = numbers(group, after);
        return Math.max(rows.size(), columns.size()) > EXACT ? greedy(group) : exact(group, rows, columns);
    }

    private Map<Object, Integer> numbers(List<P> group, Function<P, ?> element) {
        Map<Object, Integer> numbers = new LinkedHashMap<>();
        for (P pair : group) {
            numbers.putIfAbsent(element.apply(pair), numbers.size());
        }
        return numbers;
    }

    private List<P> exact(List<P> group, Map<Object, Integer> rows, Map<Object, Integer> columns) {
        int size = Math.max(rows.size(), columns.size());
        double[][] weights = new double[size][size];
        Map<Integer, P> byCell = new HashMap<>();
        for (P pair : group) {
            int row = rows.get(before.apply(pair));
            int column = columns.get(after.apply(pair));
            weights[row][column] = weight.applyAsDouble(pair);
            byCell.put(row * size + column, pair);
        }
        int[] columnOfRow = Hungarian.solve(weights);
        List<P> chosen = new ArrayList<>();
        for (int row = 0; row < size; row++) {
            P pair = byCell.get(row * size + columnOfRow[row]);
            if (pair != null) {
                chosen.add(pair);
            }
        }
        return chosen;
    }

    private List<P> greedy(List<P> group) {
        List<P> sorted = new ArrayList<>(group);
        sorted.sort(Comparator.comparingDouble(pair -> -weight.applyAsDouble(pair)));
        Set<Object> taken = new HashSet<>();
        List<P> chosen = new ArrayList<>();
        for (P pair : sorted) {
            boolean free = !taken.contains(before.apply(pair)) && !taken.contains(after.apply(pair));
            if (free) {
                taken.add(before.apply(pair));
                taken.add(after.apply(pair));
                chosen.add(pair);
            }
        }
        return chosen;
    }

    /** Pairs that compete, directly or through others. */
    private List<List<P>> groups(List<P> pairs) {
        Map<Object, Object> parents = new HashMap<>();
        for (P pair : pairs) {
            parents.put(root(before.apply(pair), parents), root(after.apply(pair), parents));
        }
        Map<Object, List<P>> groups = new LinkedHashMap<>();
        for (P pair : pairs) {
            groups.computeIfAbsent(root(before.apply(pair), parents), unused -> new ArrayList<>())
                    .add(pair);
        }
        return List.copyOf(groups.values());
    }

    private static Object root(Object element, Map<Object, Object> parents) {
        Object root = element;
        while (parents.getOrDefault(root, root) != root) {
            Object next = parents.get(root);
            parents.put(root, parents.getOrDefault(next, next));
            root = next;
        }
        return root;
    }
}
