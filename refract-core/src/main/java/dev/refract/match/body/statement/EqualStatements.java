package dev.refract.match.body.statement;

import dev.refract.match.body.code.Code;
import dev.refract.match.body.code.Cores;
import dev.refract.match.body.code.Fragment;
import dev.refract.match.body.code.Sequences;
import dev.refract.match.mapping.Steps;
import dev.refract.model.tree.Node;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Links leaves of equal code: in the order of both bodies and at the same depth first, then in order, then wherever they
 * went (RefactoringMiner 2.0, Algorithm 1, rounds 1 and 2). What says nothing, like {@code break;}, is linked only where the
 * statements around it are.
 */
public final class EqualStatements {
    /** Pairs of statements of one code that are weighed; of more, the first stand for the first. */
    private static final int MAX_PAIRS = 1024;

    private final Links links;
    private final Code before;
    private final Code after;
    private final Steps steps;

    /** Adds to the links of two bodies. */
    public EqualStatements(Links links, Code before, Code after, Steps steps) {
        this.links = links;
        this.before = before;
        this.after = after;
        this.steps = steps;
    }

    /** Links what tells something. */
    public void match(String rule) {
        inOrder(rule, true);
        inOrder(rule, false);
        anywhere(rule);
    }

    private void inOrder(String rule, boolean sameDepth) {
        List<Fragment> left = telling(links.freeBefore(false), before);
        List<Fragment> right = telling(links.freeAfter(false), after);
        int[] leftKeys =
                left.stream().mapToInt(leaf -> key(before, leaf, sameDepth)).toArray();
        int[] rightKeys =
                right.stream().mapToInt(leaf -> key(after, leaf, sameDepth)).toArray();
        for (int[] pair : Sequences.common(leftKeys, rightKeys, steps)) {
            links.add(left.get(pair[0]), right.get(pair[1]), StatementVerdict.equal(rule));
        }
    }

    private static int key(Code code, Fragment leaf, boolean sameDepth) {
        return code.of(leaf.node()) + (sameDepth ? leaf.depth() : 0);
    }

    private static List<Fragment> telling(List<Fragment> leaves, Code code) {
        return leaves.stream().filter(leaf -> code.tells(leaf.node())).toList();
    }

    private void anywhere(String rule) {
        Map<Integer, List<Fragment>> right = new LinkedHashMap<>();
        telling(links.freeAfter(false), after).forEach(leaf -> put(leaf, after.of(leaf.node()), right));
        Map<Integer, List<Fragment>> left = new LinkedHashMap<>();
        telling(links.freeBefore(false), before).forEach(leaf -> put(leaf, before.of(leaf.node()), left));
        left.forEach((code, leaves) -> pairUp(leaves, right.getOrDefault(code, List.of()), rule));
    }

    /** Links statements that are made around the same expression, whatever they do with it. */
    public void matchCores(String rule) {
        Map<Integer, List<Fragment>> right = cores(links.freeAfter(false), after);
        cores(links.freeBefore(false), before)
                .forEach((code, leaves) -> pairUp(leaves, right.getOrDefault(code, List.of()), rule));
    }

    private static Map<Integer, List<Fragment>> cores(List<Fragment> leaves, Code code) {
        Map<Integer, List<Fragment>> cores = new LinkedHashMap<>();
        for (Fragment leaf : leaves) {
            Optional<Node> core = Cores.of(leaf.node());
            if (core.isPresent() && code.weight(core.get()) > 1 && code.tells(core.get())) {
                put(leaf, code.of(core.get()), cores);
            }
        }
        return cores;
    }

    private static void put(Fragment leaf, int key, Map<Integer, List<Fragment>> index) {
        index.computeIfAbsent(key, unused -> new ArrayList<>()).add(leaf);
    }

    private void pairUp(List<Fragment> left, List<Fragment> right, String rule) {
        if ((long) left.size() * right.size() > MAX_PAIRS) {
            for (int i = 0; i < Math.min(left.size(), right.size()); i++) {
                links.add(left.get(i), right.get(i), StatementVerdict.equal(rule));
            }
            return;
        }
        List<Fragment[]> pairs = new ArrayList<>();
        left.forEach(one -> right.forEach(other -> pairs.add(new Fragment[] {one, other})));
        steps.take(pairs.size());
        pairs.sort(Comparator.comparing((Fragment[] pair) -> !declareOne(pair[0], pair[1]))
                .thenComparing(pair -> !links.sameParent(pair[0], pair[1]))
                .thenComparing(pair -> Math.abs(pair[0].depth() - pair[1].depth()))
                .thenComparing(pair -> Math.abs(pair[0].position() - pair[1].position())));
        pairs.forEach(pair -> links.add(pair[0], pair[1], StatementVerdict.equal(rule)));
    }

    /** Whether two declare variables that are known to be one. */
    private boolean declareOne(Fragment left, Fragment right) {
        Optional<Integer> variable = before.ofDeclared(left.node());
        return variable.isPresent() && variable.equals(after.ofDeclared(right.node()));
    }

    /** Links what tells nothing by itself, with the nearest of its code, where the statements around it are linked. */
    public void matchInPlace(String rule) {
        Map<Place, NavigableMap<Integer, Fragment>> right = new HashMap<>();
        for (Fragment leaf : links.freeAfter(false)) {
            right.computeIfAbsent(new Place(leaf.parent(), after.of(leaf.node())), unused -> new TreeMap<>())
                    .put(leaf.position(), leaf);
        }
        for (Fragment leaf : links.freeBefore(false)) {
            Optional<Fragment> around = leaf.parent().flatMap(links::partner);
            if (around.isPresent() == leaf.parent().isPresent()) {
                NavigableMap<Integer, Fragment> there =
                        right.getOrDefault(new Place(around, before.of(leaf.node())), Collections.emptyNavigableMap());
                steps.take(1);
                nearest(leaf.position(), there)
                        .filter(other -> links.add(leaf, other, StatementVerdict.equal(rule)))
                        .ifPresent(other -> there.remove(other.position()));
            }
        }
    }

    /** Of two that are as near the first. */
    private static Optional<Fragment> nearest(int position, NavigableMap<Integer, Fragment> statements) {
        Map.Entry<Integer, Fragment> lower = statements.floorEntry(position);
        Map.Entry<Integer, Fragment> higher = statements.ceilingEntry(position);
        if (lower == null || higher == null) {
            return Optional.ofNullable(lower == null ? higher : lower).map(Map.Entry::getValue);
        }
        boolean lowerIsNearer = position - lower.getKey() <= higher.getKey() - position;
        return Optional.of((lowerIsNearer ? lower : higher).getValue());
    }

    /** Where a statement stands, by the one around it, and its code. */
    private record Place(Optional<Fragment> around, int code) {}
}
