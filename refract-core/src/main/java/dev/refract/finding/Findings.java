package dev.refract.finding;

import dev.refract.source.Skip;
import java.util.List;
import java.util.Objects;

/**
 * The whole result of one comparison.
 *
 * @param outcome how far the analysis came
 * @param skipped what was left out, and why
 * @param refactorings the refactorings, in a fixed order
 * @param leftover the changed lines that none of them explains, sorted
 * @param work the work that it took, in units that do not depend on the clock
 */
public record Findings(
        Outcome outcome, List<Skip> skipped, List<Refactoring> refactorings, List<Leftover> leftover, Work work) {
    public Findings {
        Objects.requireNonNull(outcome, "outcome");
        Objects.requireNonNull(work, "work");
        skipped = List.copyOf(skipped);
        refactorings = List.copyOf(refactorings);
        leftover = List.copyOf(leftover);
    }

    /** A result that says only that nothing could be looked at. */
    public static Findings failed(Skip reason) {
        return new Findings(Outcome.FAILED, List.of(reason), List.of(), List.of(), new Work(0, 0));
    }

    /**
     * Deterministic measure of the work done.
     *
     * @param nodes syntax nodes read
     * @param steps pairs tried and nodes aligned
     */
    public record Work(long nodes, long steps) {}
}
