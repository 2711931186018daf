package dev.refract.cli.run;

import dev.refract.cli.console.Console;
import dev.refract.cli.console.TerminalBar;

/** Shows how far a long run is. */
interface Progress extends AutoCloseable {
    /** One more is done. */
    void step();

    @Override
    void close();

    /** A bar on the terminal. */
    static Progress bar(Console console, int total) {
        TerminalBar bar = TerminalBar.of(console, "refract", total);
        return new Progress() {
            @Override
            public void step() {
                bar.step();
            }

            @Override
            public void close() {
                bar.close();
            }
        };
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
}
