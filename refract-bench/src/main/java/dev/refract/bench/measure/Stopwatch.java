package dev.refract.bench.measure;

import dev.refract.bench.oracle.OracleCase;

/**
 * Takes the times of a case.
 *
 * @param <M> what a case gives and takes
 */
public interface Stopwatch<M> {
    /**
     * Measures a case.
     *
     * @param parseFirst whether the bare parse goes first; whoever goes second finds the text in the processor's caches
     */
    M measure(OracleCase oracleCase, boolean parseFirst);

    /** One of two measures of the same case, with the shorter of the times of both. */
    M fastest(M one, M other);
}
