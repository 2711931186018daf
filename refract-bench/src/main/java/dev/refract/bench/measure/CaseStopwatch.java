package dev.refract.bench.measure;

import dev.refract.bench.oracle.OracleCase;
import dev.refract.engine.Refract;
import dev.refract.finding.Findings;
import dev.refract.source.Skip;
import dev.refract.source.SkipCause;
import java.util.Objects;

/**
 * Takes the time of a case twice, one right after the other: a bare parse of its files on this thread, and the whole
 * analysis. Nothing is read from disk meanwhile.
 */
public final class CaseStopwatch implements Stopwatch<CaseMeasure> {
    private final Refract refract;
    private final Clock clock;

    public CaseStopwatch(Refract refract, Clock clock) {
        this.refract = Objects.requireNonNull(refract, "refract");
        this.clock = Objects.requireNonNull(clock, "clock");
    }

    @Override
    public CaseMeasure measure(OracleCase oracleCase, boolean parseFirst) {
        long parse = parseFirst ? BareParse.nanos(oracleCase, clock) : 0;
        long start = clock.nanos();
        Findings findings = analyse(oracleCase);
        long analysis = clock.nanos() - start;
        return new CaseMeasure(oracleCase, findings, parseFirst ? parse : BareParse.nanos(oracleCase, clock), analysis);
    }

    private Findings analyse(OracleCase oracleCase) {
        try {
            return refract.detect(oracleCase.comparison());
        } catch (RuntimeException | StackOverflowError failure) {
            return Findings.failed(new Skip("", SkipCause.ENGINE_CRASHED, failure.toString()));
        }
    }

    @Override
    public CaseMeasure fastest(CaseMeasure one, CaseMeasure other) {
        return new CaseMeasure(
                one.oracleCase(),
                one.findings(),
                Math.min(one.parseNanos(), other.parseNanos()),
                Math.min(one.analysisNanos(), other.analysisNanos()));
    }
}
