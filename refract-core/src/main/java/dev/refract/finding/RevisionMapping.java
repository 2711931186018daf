package dev.refract.finding;

import dev.refract.finding.mapping.EntityMapping;
import dev.refract.source.Skip;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * The mapping of one revision of a history, or of one pair of folders.
 *
 * @param revision the revision as the user gave it
 * @param commit full id of the commit, where it is one
 * @param parent full id of the commit that it was compared with; empty for a root commit
 * @param outcome how far the analysis came
 * @param skipped what was left out, and why
 * @param mapping which entity became which
 * @param millis wall time of the analysis
 */
public record RevisionMapping(
        String revision,
        Optional<String> commit,
        Optional<String> parent,
        Outcome outcome,
        List<Skip> skipped,
        EntityMapping mapping,
        long millis)
        implements RevisionResult {
    public RevisionMapping {
        Objects.requireNonNull(revision, "revision");
        Objects.requireNonNull(commit, "commit");
        Objects.requireNonNull(parent, "parent");
        Objects.requireNonNull(outcome, "outcome");
        Objects.requireNonNull(mapping, "mapping");
        skipped = List.copyOf(skipped);
    }
}
