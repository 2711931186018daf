package dev.refract.finding;

import dev.refract.finding.body.MatchedBody;
import dev.refract.source.Skip;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * Which statement became which in one revision of a history, or in one pair of folders.
 *
 * @param revision the revision as the user gave it
 * @param commit full id of the commit, where it is one
 * @param parent full id of the commit that it was compared with; empty for a root commit
 * @param outcome how far the analysis came
 * @param skipped what was left out, and why
 * @param bodies which statement became which, body for body
 * @param millis wall time of the analysis
 */
public record RevisionBodies(
        String revision,
        Optional<String> commit,
        Optional<String> parent,
        Outcome outcome,
        List<Skip> skipped,
        List<MatchedBody> bodies,
        long millis)
        implements RevisionResult {
    public RevisionBodies {
        Objects.requireNonNull(revision, "revision");
        Objects.requireNonNull(commit, "commit");
        Objects.requireNonNull(parent, "parent");
        Objects.requireNonNull(outcome, "outcome");
        skipped = List.copyOf(skipped);
        bodies = List.copyOf(bodies);
    }
}
