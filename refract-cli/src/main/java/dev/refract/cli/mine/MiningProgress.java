package dev.refract.cli.mine;

import dev.refract.cli.console.Console;
import java.io.PrintStream;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import me.tongfei.progressbar.DelegatingProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;

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
        return console.errIsTerminal() ? new Bar(console.err(), total) : new Lines(console, total);
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

    /** Draws over the same line, and wipes it at the end. */
    final class Bar implements MiningProgress {
        private static final int WIDTH = 100;
        private static final int REDRAW_MILLIS = 250;

        private final PrintStream terminal;
        private final ProgressBar bar;

        private Bar(PrintStream terminal, int total) {
            this.terminal = terminal;
            this.bar = new ProgressBarBuilder()
                    .setTaskName("mine")
                    .setInitialMax(total)
                    .setStyle(ProgressBarStyle.ASCII)
                    .setUnit(" commits", 1)
                    .showSpeed()
                    .setUpdateIntervalMillis(REDRAW_MILLIS)
                    .setConsumer(new DelegatingProgressBarConsumer(this::draw, WIDTH))
                    .build();
        }

        private void draw(String line) {
            terminal.print("\r" + line);
            terminal.flush();
        }

        @Override
        public void step(Counts counts) {
            bar.step();
            bar.setExtraMessage(String.format(Locale.ROOT, " %,d found", counts.refactorings()));
        }

        @Override
        public void close() {
            bar.close();
            terminal.print("\r" + " ".repeat(WIDTH) + "\r");
            terminal.flush();
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
