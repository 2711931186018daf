package dev.refract.cli.mine;

import dev.refract.finding.Outcome;
import dev.refract.source.Skip;
import dev.refract.store.record.MinedCommit;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What came of the commits so far. */
final class Counts {
    /** Failed commits that are named in the end; the database has all of them. */
    private static final int NAMED = 5;

    private final Map<String, Integer> partial = new TreeMap<>();
    private final List<String> failed = new ArrayList<>();
    private int analysed;
    private int merges;
    private int partialCommits;
    private int failedCommits;
    private int refactorings;

    void add(MinedCommit commit) {
        if (commit.findings().isEmpty()) {
            merges++;
            return;
        }
        analysed++;
        refactorings += commit.findings().get().refactorings().size();
        Outcome outcome = commit.findings().get().outcome();
        if (outcome == Outcome.FAILED) {
            failedCommits++;
            if (failed.size() < NAMED) {
                failed.add(commit.facts().id() + ": " + commit.skipped().get(0).detail());
            }
        } else if (outcome == Outcome.PARTIAL) {
            partialCommits++;
            commit.skipped().stream()
                    .map(Skip::cause)
                    .filter(cause -> cause.incomplete())
                    .forEach(cause -> partial.merge(cause.id().replace('-', ' '), 1, Integer::sum));
        }
    }

    int analysed() {
        return analysed;
    }

    int merges() {
        return merges;
    }

    int refactorings() {
        return refactorings;
    }

    int partialCommits() {
        return partialCommits;
    }

    int failedCommits() {
        return failedCommits;
    }

    /** How often each cause made a commit partial. */
    Map<String, Integer> partial() {
        return partial;
    }

    /** The first commits that failed, and why. */
    List<String> failed() {
        return failed;
    }
}
