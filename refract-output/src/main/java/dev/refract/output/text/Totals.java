package dev.refract.output.text;

import dev.refract.finding.Outcome;
import dev.refract.finding.RevisionResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Revisions, their outcomes and the time that they took, of which a last line tells beside what was found. */
final class Totals {
    private static final String SEPARATOR = " · ";
    private static final int MILLIS = 1000;

    private int revisions;
    private int partial;
    private int failed;
    private long millis;

    void add(RevisionResult revision) {
        revisions++;
        partial += revision.outcome() == Outcome.PARTIAL ? 1 : 0;
        failed += revision.outcome() == Outcome.FAILED ? 1 : 0;
        millis += revision.millis();
    }

    /** The line of one revision. */
    String ofOne(List<String> found, boolean wallTime) {
        return join(found, wallTime, "");
    }

    /** The line below all revisions. */
    String ofAll(List<String> found, boolean wallTime) {
        List<String> parts = new ArrayList<>(found);
        if (partial > 0) {
            parts.add(partial + " partly analysed");
        }
        if (failed > 0) {
            parts.add(failed + " failed");
        }
        return Count.of(revisions, "revision") + ": " + join(parts, wallTime, " added up");
    }

    /** Revisions are analysed side by side, so the time of all of them is more than passed by the clock. */
    private String join(List<String> found, boolean wallTime, String remark) {
        List<String> parts = new ArrayList<>(found);
        if (wallTime) {
            parts.add(duration() + remark);
        }
        return String.join(SEPARATOR, parts);
    }

    private String duration() {
        return millis < MILLIS ? millis + " ms" : String.format(Locale.ROOT, "%.1f s", millis / (double) MILLIS);
    }
}
