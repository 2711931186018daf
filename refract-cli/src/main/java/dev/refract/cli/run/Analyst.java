package dev.refract.cli.run;

import dev.refract.cli.subject.Subject;
import dev.refract.cli.subject.Subject.Versions;
import dev.refract.finding.RevisionResult;
import dev.refract.source.Comparison;
import dev.refract.source.InputException;
import dev.refract.source.Skip;
import dev.refract.source.SkipCause;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;

/**
 * Analyses subjects, one at a time. May be used from several threads.
 *
 * @param <R> what there is of a revision
 */
public final class Analyst<R extends RevisionResult> {
    private final Function<Comparison, Answer<R>> engine;
    private final Function<Skip, Answer<R>> failure;

    /**
     * @param engine answers for two versions
     * @param failure the answer where nothing could be looked at
     */
    public Analyst(Function<Comparison, Answer<R>> engine, Function<Skip, Answer<R>> failure) {
        this.engine = Objects.requireNonNull(engine, "engine");
        this.failure = Objects.requireNonNull(failure, "failure");
    }

    /** Analyses a subject; throws {@link InputException} where it cannot be read. */
    public R analyse(Subject subject) {
        long start = System.nanoTime();
        Versions versions = subject.versions().get();
        Answer<R> answer = engine.apply(versions.comparison());
        return answer.of(subject.revision(), versions.commit(), versions.parent(), millisSince(start));
    }

    /** Analyses one subject of many: whatever goes wrong with it is its result, so that the others come through. */
    public R analyseOneOfMany(Subject subject) {
        long start = System.nanoTime();
        try {
            return analyse(subject);
        } catch (InputException e) {
            return failed(subject, SkipCause.UNREADABLE, e.getMessage(), start);
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
            return failed(subject, SkipCause.ENGINE_CRASHED, "internal error: " + e, start);
        }
    }

    private R failed(Subject subject, SkipCause cause, String reason, long start) {
        return failure.apply(new Skip("", cause, reason))
                .of(subject.revision(), subject.commit(), Optional.empty(), millisSince(start));
    }

    private static long millisSince(long start) {
        return TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start);
    }
}
