package dev.refract.engine;

import dev.refract.detect.spi.Places;
import dev.refract.finding.Leftover;
import dev.refract.finding.Refactoring;
import dev.refract.finding.Side;
import dev.refract.finding.SourceRange;
import dev.refract.match.mapping.CodeChange;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.TreeSet;

/** The changed lines that no refactoring explains. */
final class Leftovers {
    private Leftovers() {}

    static List<Leftover> of(List<CodeChange> changes, List<Refactoring> refactorings) {
        Map<String, NavigableMap<Integer, Integer>> explained = explained(refactorings);
        TreeSet<SourceRange> left = new TreeSet<>();
        for (CodeChange change : changes) {
            change.before()
                    .ifPresent(node ->
                            add(Places.of(change.beforeUnit().orElseThrow(), node, Side.BEFORE), explained, left));
            change.after()
                    .ifPresent(node ->
                            add(Places.of(change.afterUnit().orElseThrow(), node, Side.AFTER), explained, left));
        }
        return lines(left);
    }

    /** How far explanations that start at an offset of a file, or before it, reach at most. */
    private static Map<String, NavigableMap<Integer, Integer>> explained(List<Refactoring> refactorings) {
        TreeSet<SourceRange> ranges = new TreeSet<>();
        refactorings.forEach(refactoring -> ranges.addAll(refactoring.explains()));
        Map<String, NavigableMap<Integer, Integer>> explained = new HashMap<>();
        for (SourceRange range : ranges) {
            NavigableMap<Integer, Integer> ends = explained.computeIfAbsent(key(range), unused -> new TreeMap<>());
            int farthest = ends.isEmpty() ? 0 : ends.lastEntry().getValue();
            ends.put(range.start().offset(), Math.max(farthest, range.end().offset()));
        }
        return explained;
    }

    private static void add(
            SourceRange range, Map<String, NavigableMap<Integer, Integer>> explained, TreeSet<SourceRange> left) {
        Map.Entry<Integer, Integer> reach = explained
                .getOrDefault(key(range), Collections.emptyNavigableMap())
                .floorEntry(range.start().offset());
        if (reach == null || reach.getValue() < range.end().offset()) {
            left.add(range);
        }
    }

    private static String key(SourceRange range) {
        return range.side() + " " + range.file();
    }

    /** Ranges as lines, neighbours joined. */
    private static List<Leftover> lines(TreeSet<SourceRange> ranges) {
        List<Leftover> leftovers = new ArrayList<>();
        for (SourceRange range : ranges) {
            Leftover next = new Leftover(
                    range.file(),
                    range.side(),
                    range.start().line(),
                    Math.max(range.start().line(), lastLine(range)));
            int last = leftovers.size() - 1;
            if (last >= 0 && touches(leftovers.get(last), next)) {
                Leftover previous = leftovers.get(last);
                int end = Math.max(previous.endLine(), next.endLine());
                leftovers.set(last, new Leftover(next.file(), next.side(), previous.startLine(), end));
            } else {
                leftovers.add(next);
            }
        }
        return leftovers;
    }

    /** The end is exclusive: at the first column of a line it belongs to the line before. */
    private static int lastLine(SourceRange range) {
        return range.end().column() == 1 ? range.end().line() - 1 : range.end().line();
    }

    private static boolean touches(Leftover previous, Leftover next) {
        return previous.side() == next.side()
                && previous.file().equals(next.file())
                && next.startLine() <= previous.endLine() + 1;
    }
}
