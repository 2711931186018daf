package dev.refract.engine;

import dev.refract.detect.spi.Places;
import dev.refract.finding.Leftover;
import dev.refract.finding.Refactoring;
import dev.refract.finding.Side;
import dev.refract.finding.SourceRange;
import dev.refract.match.mapping.Change;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/** The changed lines that no refactoring explains. */
final class Leftovers {
    private Leftovers() {}

    static List<Leftover> of(List<Change> changes, List<Refactoring> refactorings) {
        Map<String, List<SourceRange>> explained = new HashMap<>();
        for (Refactoring refactoring : refactorings) {
            for (SourceRange range : refactoring.explains()) {
                explained
                        .computeIfAbsent(key(range), unused -> new ArrayList<>())
                        .add(range);
            }
        }
        TreeSet<SourceRange> left = new TreeSet<>();
        for (Change change : changes) {
            change.before()
                    .ifPresent(node ->
                            add(Places.of(change.beforeUnit().orElseThrow(), node, Side.BEFORE), explained, left));
            change.after()
                    .ifPresent(node ->
                            add(Places.of(change.afterUnit().orElseThrow(), node, Side.AFTER), explained, left));
        }
        return lines(left);
    }

    private static void add(SourceRange range, Map<String, List<SourceRange>> explained, TreeSet<SourceRange> left) {
        boolean isExplained = explained.getOrDefault(key(range), List.of()).stream()
                .anyMatch(explanation -> explanation.contains(range));
        if (!isExplained) {
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
