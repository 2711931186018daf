package dev.refract.cli.console;

import java.io.IOException;
import java.util.Locale;

/** The results cannot be written. */
public final class OutputFailure extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final boolean readerGone;

    OutputFailure(String target, IOException cause) {
        super("cannot write to " + target + ": " + FileProblem.of(cause), cause);
        String reason = String.valueOf(cause.getMessage()).toLowerCase(Locale.ROOT);
        // "Broken pipe" on Unix, "The pipe is being closed" on Windows
        this.readerGone = reason.contains("pipe");
    }

    /** Whether whoever read the output has read enough, as {@code head} does. */
    public boolean readerGone() {
        return readerGone;
    }
}
