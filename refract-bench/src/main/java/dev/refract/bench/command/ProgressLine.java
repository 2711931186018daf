package dev.refract.bench.command;

import dev.refract.bench.measure.OracleRun.Progress;

/** Tells on a terminal how far a pass is; elsewhere only that it has ended. */
final class ProgressLine implements Progress {
    private static final int EVERY = 20;
    private final boolean terminal = System.console() != null && System.getenv("TERM") != null;

    @Override
    public void done(String pass, int cases, int total) {
        boolean ended = cases == total;
        if (terminal && (ended || cases % EVERY == 0)) {
            System.err.print("\r" + pass + ": " + cases + " of " + total + (ended ? "\n" : ""));
        } else if (!terminal && ended) {
            System.err.println(pass + ": " + total + " cases");
        }
    }
}
