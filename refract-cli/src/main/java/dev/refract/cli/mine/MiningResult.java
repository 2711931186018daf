package dev.refract.cli.mine;

import dev.refract.cli.console.Console;
import dev.refract.cli.console.ExitCode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** What came of mining one repository. */
public final class MiningResult {
    private final String address;
    private final String selection;
    private final Plan plan;
    private final Counts counts;
    private final boolean stopped;

    MiningResult(String address, String selection, Plan plan, Counts counts, boolean stopped) {
        this.address = address;
        this.selection = selection;
        this.plan = plan;
        this.counts = counts;
        this.stopped = stopped;
    }

    /** Whether it was ended before all was done. */
    public boolean isStopped() {
        return stopped;
    }

    /** The exit code that says it. */
    public int exitCode() {
        if (counts.analysed() > 0 && counts.failedCommits() == counts.analysed()) {
            return ExitCode.FAILED;
        }
        return stopped || counts.failedCommits() + counts.partialCommits() > 0 ? ExitCode.PARTIAL : ExitCode.DONE;
    }

    /** Tells what was done, what was left out, and why. */
    public void tell(Console console) {
        lines().forEach(console::tell);
    }

    private List<String> lines() {
        if (plan.equals(Plan.NOTHING)) {
            return List.of(address + ": there is no commit in this selection: " + selection);
        }
        List<String> lines = new ArrayList<>();
        lines.add(address + ": "
                + format("%,d commits analysed, %,d refactorings; ", counts.analysed(), counts.refactorings())
                + format("%,d commits were there already", plan.known())
                + (stopped ? "; stopped: the same command goes on from here" : ""));
        if (counts.merges() > 0) {
            lines.add(format(
                    "left out: %,d merges, which repeat their branches; --merges includes them", counts.merges()));
        }
        if (counts.partialCommits() > 0) {
            String causes = counts.partial().entrySet().stream()
                    .map(cause -> format("%,d × %s", cause.getValue(), cause.getKey()))
                    .collect(Collectors.joining(", "));
            lines.add(format("partly analysed: %,d commits (%s)", counts.partialCommits(), causes));
        }
        if (counts.failedCommits() > 0) {
            lines.add(format(
                    "failed: %,d commits, recorded with their causes; --retry tries them again",
                    counts.failedCommits()));
            counts.failed().forEach(failure -> lines.add("  " + failure));
        }
        if (plan.stale() > 0) {
            lines.add(format(
                    "%,d commits are there from another version or with other options; --redo analyses them again",
                    plan.stale()));
        }
        return lines;
    }

    private static String format(String text, Object... values) {
        return String.format(Locale.ROOT, text, values);
    }
}
