package dev.refract.cli.run;

import dev.refract.finding.Findings;
import dev.refract.finding.Kind;
import dev.refract.finding.Refactoring;
import dev.refract.finding.RevisionFindings;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Keeps the refactorings of some kinds. The leftover stays as it is: the others do explain their changes. */
public final class KindFilter {
    private final Set<Kind> kinds;

    /** @param kinds the kinds to keep; all if there are none */
    public KindFilter(Set<Kind> kinds) {
        this.kinds = Set.copyOf(kinds);
    }

    /** The result with what is to be kept. */
    public RevisionFindings apply(RevisionFindings result) {
        if (kinds.isEmpty()) {
            return result;
        }
        Findings all = result.findings();
        List<Refactoring> kept = all.refactorings().stream()
                .filter(refactoring -> kinds.contains(refactoring.kind()))
                .toList();
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
