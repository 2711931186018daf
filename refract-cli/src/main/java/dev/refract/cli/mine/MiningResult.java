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
                + count(counts.analysed(), "commit") + " analysed, "
                + count(counts.refactorings(), "refactoring") + "; "
                + count(plan.known(), "commit") + (plan.known() == 1 ? " was" : " were") + " there already"
                + (stopped ? "; stopped: the same command goes on from here" : ""));
        if (counts.merges() > 0) {
            String repeat = counts.merges() == 1 ? ", which repeats its branches; " : ", which repeat their branches; ";
            lines.add("left out: " + count(counts.merges(), "merge") + repeat + "--merges includes them");
        }
        if (counts.partialCommits() > 0) {
            String causes = counts.partial().entrySet().stream()
                    .map(cause -> format("%,d × %s", cause.getValue(), cause.getKey()))
                    .collect(Collectors.joining(", "));
            lines.add("partly analysed: " + count(counts.partialCommits(), "commit") + " (" + causes + ")");
        }
        if (counts.failedCommits() > 0) {
            lines.add("failed: " + count(counts.failedCommits(), "commit")
                    + ", recorded with the causes; --retry tries again");
            counts.failed().forEach(failure -> lines.add("  " + failure));
        }
        if (plan.stale() > 0) {
            lines.add(count(plan.stale(), "commit") + (plan.stale() == 1 ? " is" : " are")
                    + " there from another version or with other options; --redo analyses again");
        }
        return lines;
    }

    private static String count(int number, String noun) {
        return format("%,d %s", number, number == 1 ? noun : noun + "s");
    }

    private static String format(String text, Object... values) {
        return String.format(Locale.ROOT, text, values);
    }
}
