package dev.refract.output.spi;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.Objects;

/** Where a format writes to: a writer whose failures come as {@link UncheckedIOException}, and which is never closed. */
public final class Target {
    private final Writer out;

    public Target(Writer out) {
        this.out = Objects.requireNonNull(out, "out");
    }

    /** Writes the text; it may stay in a buffer until the next flush. */
    public void write(CharSequence text) {
        try {
            out.append(text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Hands on everything written so far. */
    public void flush() {
        try {
            out.flush();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
