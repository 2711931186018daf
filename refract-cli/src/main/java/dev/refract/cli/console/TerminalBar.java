package dev.refract.cli.console;

import java.io.PrintStream;
import me.tongfei.progressbar.DelegatingProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;

/** A bar that shows how far a run is: it is drawn over the same line of the terminal, and wiped at the end. */
public final class TerminalBar implements AutoCloseable {
    private static final int WIDTH = 78;
    private static final int WIDTH_WITH_SPEED = 100;
    private static final int REDRAW_MILLIS = 200;

    private final PrintStream terminal;
    private final int width;
    private final ProgressBar bar;

    private TerminalBar(PrintStream terminal, int width, ProgressBarBuilder builder) {
        this.terminal = terminal;
        this.width = width;
        this.bar = builder.setStyle(ProgressBarStyle.ASCII)
                .setUpdateIntervalMillis(REDRAW_MILLIS)
                .setConsumer(new DelegatingProgressBarConsumer(this::draw, width))
                .build();
    }

    /** A bar for so many steps. */
    public static TerminalBar of(Console console, String task, int total) {
        return new TerminalBar(console.err(), WIDTH, builder(task, total));
    }

    /** A bar for so many steps, with how many of a unit are done in a second. */
    public static TerminalBar withSpeed(Console console, String task, String unit, int total) {
        ProgressBarBuilder builder = builder(task, total).setUnit(" " + unit, 1).showSpeed();
        return new TerminalBar(console.err(), WIDTH_WITH_SPEED, builder);
    }

    private static ProgressBarBuilder builder(String task, int total) {
        return new ProgressBarBuilder().setTaskName(task).setInitialMax(total);
    }

    private void draw(String line) {
        terminal.print("\r" + line);
        terminal.flush();
    }

    /** One more step is done. */
    public void step() {
        bar.step();
    }

    /** What stands behind the bar from now on. */
    public void note(String words) {
        bar.setExtraMessage(" " + words);
    }

    @Override
    public void close() {
        bar.close();
        draw(" ".repeat(width) + "\r");
    }
}
