package dev.refract.finding;

import dev.refract.source.Skip;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * The result for one revision of a history, or for one pair of folders.
 *
 * @param revision the revision as the user gave it
 * @param commit full id of the commit, where it is one
 * @param parent full id of the commit that it was compared with; empty for a root commit
 * @param findings what was found
 * @param millis wall time of the analysis
 */
public record RevisionFindings(
        String revision, Optional<String> commit, Optional<String> parent, Findings findings, long millis)
        implements RevisionResult {
    public RevisionFindings {
        Objects.requireNonNull(revision, "revision");
        Objects.requireNonNull(commit, "commit");
        Objects.requireNonNull(parent, "parent");
        Objects.requireNonNull(findings, "findings");
    }

    @Override
    public Outcome outcome() {
        return findings.outcome();
    }

    @Override
    public List<Skip> skipped() {
        return findings.skipped();
    }
}
