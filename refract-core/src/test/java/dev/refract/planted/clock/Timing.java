package dev.refract.planted.clock;

/** Stops when time is up. */
public class Timing {
    boolean isLate(long end) {
        return System.nanoTime() > end;
    }
}
