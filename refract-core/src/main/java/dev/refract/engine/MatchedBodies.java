package dev.refract.engine;

import dev.refract.finding.Outcome;
import dev.refract.finding.body.MatchedBody;
import dev.refract.source.Skip;
import java.util.List;
import java.util.Objects;

/**
 * Which statement became which, in all bodies that changed.
 *
 * @param outcome how far the analysis came
 * @param skipped what was left out, and why
 * @param bodies the bodies that are in both versions, in the order of the mapping, and after them what went from one to another
 */
public record MatchedBodies(Outcome outcome, List<Skip> skipped, List<MatchedBody> bodies) {
    public MatchedBodies {
        Objects.requireNonNull(outcome, "outcome");
        skipped = List.copyOf(skipped);
        bodies = List.copyOf(bodies);
    }

    /** A result that says only that nothing could be looked at. */
    public static MatchedBodies failed(Skip reason) {
        return new MatchedBodies(Outcome.FAILED, List.of(reason), List.of());
    }
}
