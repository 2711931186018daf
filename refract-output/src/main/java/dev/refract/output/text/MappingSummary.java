package dev.refract.output.text;

import dev.refract.finding.RevisionMapping;
import dev.refract.finding.mapping.Difference;
import dev.refract.finding.mapping.MappedPair;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** The last line: how many pairs there are, in what they differ, and who has no partner. */
final class MappingSummary {
    private final Totals totals = new Totals();
    private final Map<Difference, Integer> differences = new EnumMap<>(Difference.class);
    private int pairs;
    private int unchanged;
    private int inSeveralWays;
    private int removed;
    private int added;

    void add(RevisionMapping revision) {
        totals.add(revision);
        pairs += revision.mapping().pairs().size();
        revision.mapping().pairs().forEach(this::count);
        removed += revision.mapping().removed().size();
        added += revision.mapping().added().size();
    }

    private void count(MappedPair pair) {
        Set<Difference> own = TypeGroup.own(pair);
        own.forEach(difference -> differences.merge(difference, 1, Integer::sum));
        unchanged += own.isEmpty() ? 1 : 0;
        inSeveralWays += own.size() > 1 ? 1 : 0;
    }

    /** The line of one revision. */
    String ofOne(boolean wallTime) {
        return totals.ofOne(counts(), wallTime);
    }

    /** The line below all revisions. */
    String ofAll(boolean wallTime) {
        return totals.ofAll(counts(), wallTime);
    }

    private List<String> counts() {
        List<String> kinds = new ArrayList<>();
        if (pairs > unchanged) {
            kinds.add(pairs - unchanged + " different (" + ways() + ")");
        }
        if (unchanged > 0) {
            kinds.add(unchanged + " unchanged");
        }
        List<String> counts = new ArrayList<>();
        counts.add(Count.of(pairs, "pair") + (kinds.isEmpty() ? "" : ": " + String.join(", ", kinds)));
        if (removed > 0) {
            counts.add(removed + " removed");
        }
        if (added > 0) {
            counts.add(added + " added");
        }
        return counts;
    }

    /** One pair may differ in several ways, so these numbers need not add up. */
    private String ways() {
        List<String> ways = new ArrayList<>();
        differences.forEach((difference, number) ->
                ways.add(number + " " + difference.name().toLowerCase(Locale.ROOT)));
        String several = inSeveralWays == 0 ? "" : "; " + inSeveralWays + " in several ways";
        return String.join(", ", ways) + several;
    }
}
