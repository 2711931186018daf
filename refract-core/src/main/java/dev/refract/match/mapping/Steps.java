package dev.refract.match.mapping;

/**
 * Counter of work units, with a limit. Work is counted instead of time, so that a result never depends on the clock.
 */
public final class Steps {
    private final long limit;
    private long taken;

    /** A counter that is exhausted after this many units. */
    public Steps(long limit) {
        this.limit = limit;
    }

    /** Counts units. */
    public void take(long units) {
        taken += units;
    }

    /** Units counted so far. */
    public long taken() {
        return taken;
    }

    /** Whether the limit is passed: what is found so far counts, the rest is left. */
    public boolean exhausted() {
        return taken > limit;
    }
}
