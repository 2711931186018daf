package dev.refract.store.record;

import java.util.Objects;

/**
 * A commit that is in the database.
 *
 * @param toolVersion version of the tool that wrote it
 * @param options the options that its results depend on
 * @param outcome how far the analysis came
 */
public record KnownCommit(String toolVersion, String options, String outcome) {
    public KnownCommit {
        Objects.requireNonNull(toolVersion, "toolVersion");
        Objects.requireNonNull(options, "options");
        Objects.requireNonNull(outcome, "outcome");
    }

    /** Whether it was left out on purpose, so that another run may want it. */
    public boolean isLeftOut() {
        return outcome.equals(MinedCommit.LEFT_OUT);
    }
}
