package dev.refract.cli.run;

import dev.refract.finding.RevisionResult;
import java.util.Optional;

/**
 * What the engine said of a comparison, to be made a result as soon as it is known of which revision.
 *
 * @param <R> what there is of a revision
 */
public interface Answer<R extends RevisionResult> {
    /** The result for a revision, with the time that it took. */
    R of(String revision, Optional<String> commit, Optional<String> parent, long millis);
}
