package dev.refract.cli.run;

import dev.refract.finding.Findings;
import dev.refract.finding.Kind;
import dev.refract.finding.Likelihood;
import dev.refract.finding.Refactoring;
import dev.refract.finding.RevisionFindings;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Keeps some of the refactorings. The leftover stays as it is: the others do explain their changes. */
public final class FindingFilter {
    private final Set<Kind> kinds;
    private final Optional<Likelihood> atLeast;

    /**
     * @param kinds the kinds to keep; all if there are none
     * @param atLeast the least likelihood to keep; those that have none are kept too
     */
    public FindingFilter(Set<Kind> kinds, Optional<Likelihood> atLeast) {
        this.kinds = Set.copyOf(kinds);
        this.atLeast = Objects.requireNonNull(atLeast, "atLeast");
    }

    /** Whether it keeps whatever there is. */
    public boolean keepsAll() {
        return kinds.isEmpty() && atLeast.isEmpty();
    }

    /** The result with what is to be kept. */
    public RevisionFindings apply(RevisionFindings result) {
        if (keepsAll()) {
            return result;
        }
        Findings all = result.findings();
        List<Refactoring> kept =
                all.refactorings().stream().filter(this::isKept).toList();
        Set<String> ids = kept.stream().map(Refactoring::id).collect(Collectors.toSet());
        List<Refactoring> closed = kept.stream()
                .map(refactoring -> withCauseAmong(ids, refactoring))
                .toList();
        return new RevisionFindings(
                result.revision(),
                result.commit(),
                result.parent(),
                new Findings(all.outcome(), all.skipped(), closed, all.leftover(), all.work()),
                result.millis());
    }

    private boolean isKept(Refactoring refactoring) {
        boolean wanted = kinds.isEmpty() || kinds.contains(refactoring.kind());
        Optional<Likelihood> likelihood = refactoring.evidence().likelihood();
        return wanted
                && (atLeast.isEmpty()
                        || likelihood.isEmpty()
                        || likelihood.get().isAtLeast(atLeast.get()));
    }

    /** A cause that is not in the output would be an id that leads nowhere. */
    private static Refactoring withCauseAmong(Set<String> ids, Refactoring refactoring) {
        Optional<String> cause = refactoring.causedBy().filter(ids::contains);
        return new Refactoring(
                refactoring.id(),
                refactoring.kind(),
                refactoring.description(),
                refactoring.before(),
                refactoring.after(),
                refactoring.evidence(),
                refactoring.explains(),
                cause);
    }
}
