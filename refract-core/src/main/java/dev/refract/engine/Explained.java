package dev.refract.engine;

import dev.refract.finding.Refactoring;
import dev.refract.finding.SourceRange;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.TreeSet;

/** The places that refactorings explain. */
final class Explained {
    /** How far explanations that start at an offset of a file, or before it, reach at most; by file and side. */
    private final Map<String, NavigableMap<Integer, Integer>> reaches = new HashMap<>();

    private Explained() {}

    static Explained by(List<Refactoring> refactorings) {
        TreeSet<SourceRange> ranges = new TreeSet<>();
        refactorings.forEach(refactoring -> ranges.addAll(refactoring.explains()));
        Explained explained = new Explained();
        for (SourceRange range : ranges) {
            NavigableMap<Integer, Integer> ends =
                    explained.reaches.computeIfAbsent(key(range), unused -> new TreeMap<>());
            int farthest = ends.isEmpty() ? 0 : ends.lastEntry().getValue();
            ends.put(range.start().offset(), Math.max(farthest, range.end().offset()));
        }
        return explained;
    }

    /** Whether one explanation covers all of a place. */
    boolean has(SourceRange range) {
        Map.Entry<Integer, Integer> reach = in(range).floorEntry(range.start().offset());
        return reach != null && reach.getValue() >= range.end().offset();
    }

    /** Whether an explanation and a place overlap. */
    boolean hasPartOf(SourceRange range) {
        Map.Entry<Integer, Integer> last = in(range).lowerEntry(range.end().offset());
        return last != null && last.getValue() > range.start().offset();
    }

    private NavigableMap<Integer, Integer> in(SourceRange range) {
        return reaches.getOrDefault(key(range), Collections.emptyNavigableMap());
    }

    private static String key(SourceRange range) {
        return range.side() + " " + range.file();
    }
}
