package dev.refract.store.record;

import dev.refract.finding.Findings;
import dev.refract.source.Skip;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A commit with what came of looking at it.
 *
 * @param facts what it says of itself
 * @param comparedWith full id of the commit that it was compared with; empty for a root commit, and where nothing was
 *     compared
 * @param files the source files in which the two differ
 * @param findings what was found; empty where the commit was left out on purpose
 * @param skipped what was left out, and why
 * @param millis wall time that it took
 */
public record MinedCommit(
        CommitFacts facts,
        Optional<String> comparedWith,
        List<ChangedFile> files,
        Optional<Findings> findings,
        List<Skip> skipped,
        long millis) {
    /** The outcome of a commit that was left out on purpose. */
    public static final String LEFT_OUT = "skipped";

    public MinedCommit {
        Objects.requireNonNull(facts, "facts");
        Objects.requireNonNull(comparedWith, "comparedWith");
        Objects.requireNonNull(findings, "findings");
        files = List.copyOf(files);
        skipped = List.copyOf(skipped);
    }

    /** A commit that was left out on purpose. */
    public static MinedCommit leftOut(CommitFacts facts, Skip reason) {
        return new MinedCommit(facts, Optional.empty(), List.of(), Optional.empty(), List.of(reason), 0);
    }

    /** How far the analysis came, as it is written. */
    public String outcome() {
        return findings.map(found -> found.outcome().id()).orElse(LEFT_OUT);
    }
}
