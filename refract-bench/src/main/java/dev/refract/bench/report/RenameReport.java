package dev.refract.bench.report;

import dev.refract.bench.rename.RenameTrials;
import java.util.Map;

/** The counts of trials with renamed things, as a table. */
public final class RenameReport {
    private RenameReport() {}

    /** A row for each sort of thing. */
    public static String text(Map<String, RenameTrials.Count> counts) {
        Table table = new Table().row("renamed", "tried", "found", "all else found");
        counts.forEach((group, count) -> table.row(group, count.tried(), count.found(), count.undisturbed()));
        return table.text();
    }
}
