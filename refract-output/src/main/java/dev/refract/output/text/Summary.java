package dev.refract.output.text;

import dev.refract.finding.Findings;
import dev.refract.finding.Outcome;
import dev.refract.finding.RevisionFindings;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The last line: what there is in all. Of one revision, or of all that were added up. */
final class Summary {
    private static final String SEPARATOR = " · ";
    private static final int MILLIS = 1000;

    private int revisions;
    private int partial;
    private int failed;
    private int refactorings;
    private int consequences;
    private int leftoverLines;
    private long millis;

    void add(RevisionFindings revision, int causes) {
        Findings findings = revision.findings();
        revisions++;
        partial += findings.outcome() == Outcome.PARTIAL ? 1 : 0;
        failed += findings.outcome() == Outcome.FAILED ? 1 : 0;
        refactorings += causes;
        consequences += findings.refactorings().size() - causes;
        leftoverLines += findings.leftover().stream()
                .mapToInt(leftover -> leftover.lines())
                .sum();
        millis += revision.millis();
    }

    /** The line of one revision. */
    String ofOne(boolean wallTime) {
        return join(found(), List.of(), wallTime);
    }

    /** The line below all revisions. */
    String ofAll(boolean wallTime) {
        List<String> outcomes = new ArrayList<>();
        if (partial > 0) {
            outcomes.add(partial + " partly analysed");
        }
        if (failed > 0) {
            outcomes.add(failed + " failed");
        }
        return Count.of(revisions, "revision") + ": " + join(found(), outcomes, wallTime);
    }

    private String found() {
        String count = refactorings == 0 ? "no refactorings found" : Count.of(refactorings, "refactoring");
        return consequences == 0 ? count : count + " and " + Count.of(consequences, "consequence");
    }

    private String join(String found, List<String> outcomes, boolean wallTime) {
        List<String> parts = new ArrayList<>();
        parts.add(found);
        if (leftoverLines > 0) {
            parts.add(Count.of(leftoverLines, "line") + " left over");
        }
        parts.addAll(outcomes);
        if (wallTime) {
            parts.add(duration());
        }
        return String.join(SEPARATOR, parts);
    }

    private String duration() {
        return millis < MILLIS ? millis + " ms" : String.format(Locale.ROOT, "%.1f s", millis / (double) MILLIS);
    }
}
