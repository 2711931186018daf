package dev.refract.bench.measure;

import dev.refract.finding.RevisionMapping;
import java.util.Objects;

/**
 * Which entity of a case became which, and what that took.
 *
 * @param result the result
 * @param parseNanos time of a bare parse of the case's files, on one thread
 * @param wholeNanos time from the texts to the mapping
 * @param matchingNanos time of the matcher alone, on models that are there
 */
public record MatchMeasure(RevisionMapping result, long parseNanos, long wholeNanos, long matchingNanos) {
    public MatchMeasure {
        Objects.requireNonNull(result, "result");
    }
}
