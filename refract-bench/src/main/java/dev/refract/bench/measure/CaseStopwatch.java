package dev.refract.bench.measure;

import dev.refract.bench.oracle.OracleCase;
import dev.refract.engine.Refract;
import dev.refract.finding.Findings;
import dev.refract.java.JavaParser;
import dev.refract.source.Skip;
import dev.refract.source.SkipCause;
import java.util.Objects;

/**
 * Takes the time of a case twice, one right after the other: a bare parse of its files on this thread, and the whole
 * analysis. Nothing is read from disk meanwhile.
 */
public final class CaseStopwatch {
    private final Refract refract;
    private final Clock clock;

    public CaseStopwatch(Refract refract, Clock clock) {
        this.refract = Objects.requireNonNull(refract, "refract");
        this.clock = Objects.requireNonNull(clock, "clock");
    }

    /**
     * Measures a case.
     *
     * @param parseFirst which of the two goes first; whoever goes second finds the text in the processor's caches
     */
    public CaseMeasure measure(OracleCase oracleCase, boolean parseFirst) {
        long parse = parseFirst ? parse(oracleCase) : 0;
        long start = clock.nanos();
        Findings findings = analyse(oracleCase);
        long analysis = clock.nanos() - start;
        return new CaseMeasure(oracleCase, findings, parseFirst ? parse : parse(oracleCase), analysis);
    }

    private Findings analyse(OracleCase oracleCase) {
        try {
            return refract.detect(oracleCase.comparison());
        } catch (RuntimeException | StackOverflowError failure) {
            return Findings.failed(new Skip("", SkipCause.DETECTOR_CRASHED, failure.toString()));
        }
    }

    private long parse(OracleCase oracleCase) {
        long start = clock.nanos();
        oracleCase.files().forEach(file -> JavaParser.problemCount(fileName(file.path()), file.text()));
        return clock.nanos() - start;
    }

    private static String fileName(String path) {
        return path.substring(path.lastIndexOf('/') + 1);
    }
}
