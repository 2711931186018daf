package dev.refract.bench.measure;

import dev.refract.bench.oracle.OracleCase;
import dev.refract.finding.Findings;
import dev.refract.finding.RevisionFindings;
import java.util.Objects;
import java.util.concurrent.TimeUnit;

/**
 * What one case gave and took.
 *
 * @param oracleCase the case
 * @param findings the result
 * @param parseNanos time of a bare parse of its files, on one thread
 * @param analysisNanos time of the whole analysis, the parse included
 */
public record CaseMeasure(OracleCase oracleCase, Findings findings, long parseNanos, long analysisNanos) {
    public CaseMeasure {
        Objects.requireNonNull(oracleCase, "oracleCase");
        Objects.requireNonNull(findings, "findings");
    }

    /** Time of the analysis over the time of the parse; a case without a file to parse has the ratio 1. */
    public double ratio() {
        return parseNanos == 0 ? 1 : (double) analysisNanos / parseNanos;
    }

    /** The result as the outputs take it. */
    public RevisionFindings result() {
        return new RevisionFindings(
                oracleCase.revision(),
                java.util.Optional.of(oracleCase.commit()),
                oracleCase.parent(),
                findings,
                TimeUnit.NANOSECONDS.toMillis(analysisNanos));
    }
}
