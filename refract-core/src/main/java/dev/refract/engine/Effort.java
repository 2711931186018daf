package dev.refract.engine;

import java.util.function.BooleanSupplier;

/**
 * What an analysis may take.
 *
 * @param threads files that are parsed at a time
 * @param deepest whether there is no deeper stack to try again on, so that a file too deep for this one is skipped
 * @param maxSteps work units of matching
 * @param overdue tells, from any thread, that it takes too long
 */
record Effort(int threads, boolean deepest, long maxSteps, BooleanSupplier overdue) {
    /** The same on the deepest stack there is. */
    Effort onDeepestStack() {
        return new Effort(1, true, maxSteps, overdue);
    }
}
