package dev.refract.match.mapping;

import java.util.function.BooleanSupplier;

/**
 * Counter of work units, with a limit. Work is counted instead of time, so that a result never depends on the clock;
 * unless somebody outside has to stop it after all, which then is a part of the result.
 */
public final class Steps {
    private final long limit;
    private final BooleanSupplier overdue;
    private long taken;
    private boolean stopped;
    private boolean cutShort;

    /** A counter that is exhausted after this many units. */
    public Steps(long limit) {
        this(limit, () -> false);
    }

    /** A counter that is exhausted after this many units, or as soon as somebody says that it takes too long. */
    public Steps(long limit, BooleanSupplier overdue) {
        this.limit = limit;
        this.overdue = overdue;
    }

    /** Counts units. */
    public void take(long units) {
        taken += units;
    }

    /** Units counted so far. */
    public long taken() {
        return taken;
    }

    /** Whether the limit is passed, or it takes too long: what is found so far counts, and who asks leaves the rest. */
    public boolean exhausted() {
        stopped |= overdue.getAsBoolean();
        cutShort |= stopped || taken > limit;
        return cutShort;
    }

    /** Whether something was left. */
    public boolean isCutShort() {
        return cutShort;
    }

    /** Whether something was left because somebody outside said that it takes too long. */
    public boolean isStopped() {
        return stopped;
    }
}
