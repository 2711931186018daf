package dev.refract.bench.measure;

import java.lang.management.ManagementFactory;

/** What time is taken by. */
public enum Clock {
    /** The wall: what a user waits. */
    WALL {
        @Override
        public long nanos() {
            return System.nanoTime();
        }
    },
    /**
     * The processor time of the calling thread: without what other programs take on a shared machine, and without the
     * collector's and the compiler's threads. Only for work on one thread.
     */
    CPU {
        @Override
        public long nanos() {
            return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
        }
    };

    /** Nanoseconds since a moment that is the same for all calls on a thread. */
    public abstract long nanos();
}
