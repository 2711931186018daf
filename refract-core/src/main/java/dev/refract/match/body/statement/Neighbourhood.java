package dev.refract.match.body.statement;

import dev.refract.match.body.code.Fragment;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;

/** Statements by their places, to find those that are nearest to a place without a look at all of them. */
final class Neighbourhood {
    private final NavigableMap<Integer, List<Fragment>> byPosition = new TreeMap<>();

    Neighbourhood(List<Fragment> statements) {
        statements.forEach(statement -> byPosition
                .computeIfAbsent(statement.position(), unused -> new ArrayList<>())
                .add(statement));
    }

    /** So many statements, or all where there are fewer, the nearest first; of equally near ones those that come first. */
    List<Fragment> nearest(int position, int count) {
        List<Fragment> nearest = new ArrayList<>();
        Map.Entry<Integer, List<Fragment>> below = byPosition.floorEntry(position);
        Map.Entry<Integer, List<Fragment>> above = byPosition.higherEntry(position);
        while (nearest.size() < count && (below != null || above != null)) {
            int down = below == null ? Integer.MAX_VALUE : position - below.getKey();
            int up = above == null ? Integer.MAX_VALUE : above.getKey() - position;
            List<Fragment> next = new ArrayList<>();
            if (down <= up) {
                next.addAll(first(count, below.getValue()));
                below = byPosition.lowerEntry(below.getKey());
            }
            if (up <= down) {
                next.addAll(first(count, above.getValue()));
                above = byPosition.higherEntry(above.getKey());
            }
            next.sort(Comparator.comparingInt(Fragment::number));
            nearest.addAll(next);
        }
        return first(count, nearest);
    }

    private static List<Fragment> first(int count, List<Fragment> statements) {
        return statements.subList(0, Math.min(count, statements.size()));
    }
}
