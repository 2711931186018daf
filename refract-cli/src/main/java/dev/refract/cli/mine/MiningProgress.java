package dev.refract.cli.mine;

import dev.refract.cli.console.Console;
import dev.refract.cli.console.TerminalBar;
import java.util.Locale;
import java.util.concurrent.TimeUnit;

/** Shows how far a run is: a bar for a terminal, a line now and then for anything else. */
interface MiningProgress extends AutoCloseable {
    /** One more commit is done. */
    void step(Counts counts);

    @Override
    void close();

    /** The progress that fits the console. */
    static MiningProgress of(Console console, int total, boolean quiet) {
        if (quiet || total == 0) {
            return new None();
        }
        return console.errIsTerminal() ? new Bar(console, total) : new Lines(console, total);
    }

    /** Shows nothing. */
    final class None implements MiningProgress {
        @Override
        public void step(Counts counts) {
            // Nobody looks.
        }

        @Override
        public void close() {
            // There is nothing to wipe.
        }
    }

    /** Shows a bar with what was found so far. */
    final class Bar implements MiningProgress {
        private final TerminalBar bar;

        private Bar(Console console, int total) {
            this.bar = TerminalBar.withSpeed(console, "mine", "commits", total);
        }

        @Override
        public void step(Counts counts) {
            bar.step();
            bar.note(String.format(Locale.ROOT, "%,d found", counts.refactorings()));
        }

        @Override
        public void close() {
            bar.close();
        }
    }

    /** Tells a line every some seconds. */
    final class Lines implements MiningProgress {
        private static final long INTERVAL_NANOS = TimeUnit.SECONDS.toNanos(10);

        private final Console console;
        private final int total;
        private final long start = System.nanoTime();
        private long last = start;
        private int done;

        private Lines(Console console, int total) {
            this.console = console;
            this.total = total;
        }

        @Override
        public void step(Counts counts) {
            done++;
            long now = System.nanoTime();
            if (now - last >= INTERVAL_NANOS) {
                last = now;
                double rate = done * 1e9 / (now - start);
                console.tell(String.format(
                        Locale.ROOT,
                        "%,d of %,d commits, %.1f/s, %,.0f s left; %,d refactorings, %,d partial, %,d failed",
                        done,
                        total,
                        rate,
                        (total - done) / rate,
                        counts.refactorings(),
                        counts.partialCommits(),
                        counts.failedCommits()));
            }
        }

        @Override
        public void close() {
            // The end is told by others.
        }
    }
}
