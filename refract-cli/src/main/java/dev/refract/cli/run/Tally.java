package dev.refract.cli.run;

import dev.refract.cli.console.ExitCode;
import dev.refract.finding.Outcome;
import dev.refract.finding.RevisionResult;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;

/** Counts the results of a run. */
final class Tally<R extends RevisionResult> {
    private final Count<R> count;
    private final Map<Outcome, Integer> outcomes = new EnumMap<>(Outcome.class);
    private int found;

    Tally(Count<R> count) {
        this.count = count;
    }

    void add(R result) {
        outcomes.merge(result.outcome(), 1, Integer::sum);
        found += count.of().applyAsInt(result);
    }

    /** See the help of the commands for the order of precedence. */
    int exitCode(boolean tellFound) {
        if (count(Outcome.FAILED) > 0 && count(Outcome.COMPLETE) + count(Outcome.PARTIAL) == 0) {
            return ExitCode.FAILED;
        }
        if (tellFound && found > 0) {
            return ExitCode.FOUND;
        }
        return count(Outcome.FAILED) + count(Outcome.PARTIAL) > 0 ? ExitCode.PARTIAL : ExitCode.DONE;
    }

    String summary() {
        int revisions = outcomes.values().stream().mapToInt(Integer::intValue).sum();
        return String.format(
                Locale.ROOT,
                "%,d %s, %s; %,d partial, %,d failed",
                revisions,
                revisions == 1 ? "revision" : "revisions",
                count.words(found),
                count(Outcome.PARTIAL),
                count(Outcome.FAILED));
    }

    private int count(Outcome outcome) {
        return outcomes.getOrDefault(outcome, 0);
    }
}
