package dev.refract.output.text;

import dev.refract.finding.Findings;
import dev.refract.finding.RevisionFindings;
import java.util.ArrayList;
import java.util.List;

/** The last line: what there is in all. Of one revision, or of all that were added up. */
final class Summary {
    private final Totals totals = new Totals();
    private final boolean chosen;
    private int refactorings;
    private int consequences;
    private int leftoverLines;

    /** @param chosen whether only some of the refactorings were asked for */
    Summary(boolean chosen) {
        this.chosen = chosen;
    }

    void add(RevisionFindings revision, int causes) {
        Findings findings = revision.findings();
        totals.add(revision);
        refactorings += causes;
        consequences += findings.refactorings().size() - causes;
        leftoverLines += findings.leftover().stream()
                .mapToInt(leftover -> leftover.lines())
                .sum();
    }

    /** The line of one revision. */
    String ofOne(boolean wallTime) {
        return totals.ofOne(found(), wallTime);
    }

    /** The line below all revisions. */
    String ofAll(boolean wallTime) {
        return totals.ofAll(found(), wallTime);
    }

    /** What was not asked for may be there, and explains changes all the same. */
    private String nothing() {
        return chosen ? "none of the refactorings that were asked for" : "no refactorings found";
    }

    private List<String> found() {
        String count = refactorings == 0 ? nothing() : Count.of(refactorings, "refactoring");
        List<String> found = new ArrayList<>();
        found.add(consequences == 0 ? count : count + " and " + Count.of(consequences, "consequence"));
        if (leftoverLines > 0) {
            found.add(Count.of(leftoverLines, "line") + " left over");
        }
        return found;
    }
}
