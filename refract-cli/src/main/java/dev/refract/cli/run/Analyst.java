package dev.refract.cli.run;

import dev.refract.cli.subject.Subject;
import dev.refract.cli.subject.Subject.Versions;
import dev.refract.finding.Findings;
import dev.refract.finding.RevisionFindings;
import dev.refract.source.Comparison;
import dev.refract.source.InputException;
import dev.refract.source.Skip;
import dev.refract.source.SkipCause;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;

/** Analyses subjects, one at a time. May be used from several threads. */
public final class Analyst {
    private final Function<Comparison, Findings> engine;

    public Analyst(Function<Comparison, Findings> engine) {
        this.engine = Objects.requireNonNull(engine, "engine");
    }

    /** Analyses a subject; throws {@link InputException} where it cannot be read. */
    public RevisionFindings analyse(Subject subject) {
        long start = System.nanoTime();
        Versions versions = subject.versions().get();
        Findings findings = engine.apply(versions.comparison());
        return new RevisionFindings(
                subject.revision(), versions.commit(), versions.parent(), findings, millisSince(start));
    }

    /** Analyses one subject of many: whatever goes wrong with it is its result, so that the others come through. */
    public RevisionFindings analyseOneOfMany(Subject subject) {
        long start = System.nanoTime();
        try {
            return analyse(subject);
        } catch (InputException e) {
            return failed(subject, SkipCause.UNREADABLE, e.getMessage(), start);
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
            return failed(subject, SkipCause.FRONTEND_CRASHED, "internal error: " + e, start);
        }
    }

    private static RevisionFindings failed(Subject subject, SkipCause cause, String reason, long start) {
        Findings findings = Findings.failed(new Skip("", cause, reason));
        return new RevisionFindings(
                subject.revision(), subject.commit(), Optional.empty(), findings, millisSince(start));
    }

    private static long millisSince(long start) {
        return TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start);
    }
}
