package dev.refract.cli.run;

import dev.refract.cli.console.Console;
import java.io.PrintStream;
import me.tongfei.progressbar.DelegatingProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;

/** Shows how far a long run is. */
interface Progress extends AutoCloseable {
    /** One more is done. */
    void step();

    @Override
    void close();

    /** A bar on the terminal. */
    static Progress bar(Console console, int total) {
        return new Bar(console.err(), total);
    }

    /** No sign of progress. */
    static Progress none() {
        return new Progress() {
            @Override
            public void step() {
                // Nobody looks.
            }

            @Override
            public void close() {
                // There is nothing to wipe.
            }
        };
    }

    /** Draws over the same line, and wipes it at the end. */
    final class Bar implements Progress {
        private static final int WIDTH = 78;
        private static final int REDRAW_MILLIS = 200;

        private final PrintStream terminal;
        private final ProgressBar bar;

        private Bar(PrintStream terminal, int total) {
            this.terminal = terminal;
            this.bar = new ProgressBarBuilder()
                    .setTaskName("refract")
                    .setInitialMax(total)
                    .setStyle(ProgressBarStyle.ASCII)
                    .setUpdateIntervalMillis(REDRAW_MILLIS)
                    .setConsumer(new DelegatingProgressBarConsumer(this::draw, WIDTH))
                    .build();
        }

        private void draw(String line) {
            terminal.print("\r" + line);
            terminal.flush();
        }

        @Override
        public void step() {
            bar.step();
        }

        @Override
        public void close() {
            bar.close();
            terminal.print("\r" + " ".repeat(WIDTH) + "\r");
            terminal.flush();
        }
    }
}
