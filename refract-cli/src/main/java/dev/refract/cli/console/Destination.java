package dev.refract.cli.console;

import dev.refract.source.InputException;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** Where results go: a file or standard output. Whatever fails there is an {@link OutputFailure}. */
public final class Destination implements AutoCloseable {
    private final Writer writer;

    private Destination(OutputStream target) {
        this.writer = new BufferedWriter(new OutputStreamWriter(target, StandardCharsets.UTF_8));
    }

    /** Opens the file, which is made or emptied; standard output where there is none. */
    public static Destination open(Optional<Path> file, Console console) {
        if (file.isEmpty()) {
            return new Destination(new TellingStream(console.out(), "standard output"));
        }
        Path path = console.folder().resolve(file.get());
        try {
            return new Destination(
                    new TellingStream(Files.newOutputStream(path), file.get().toString()));
        } catch (IOException e) {
            throw new InputException(
                    "cannot write to " + file.get() + ": " + FileProblem.of(e) + "; give another file with --output",
                    e);
        }
    }

    /** Takes the results; they arrive at the latest when this is closed. */
    public Writer writer() {
        return writer;
    }

    @Override
    public void close() {
        try {
            writer.close();
        } catch (IOException e) {
            throw new IllegalStateException("failures of the stream below are unchecked", e);
        }
    }

    /** Turns failures into such that pass through all writers. */
    private static final class TellingStream extends OutputStream {
        private final OutputStream target;
        private final String name;

        TellingStream(OutputStream target, String name) {
            this.target = target;
            this.name = name;
        }

        @Override
        public void write(int value) {
            write(new byte[] {(byte) value}, 0, 1);
        }

        @Override
        public void write(byte[] bytes, int offset, int length) {
            attempt(() -> target.write(bytes, offset, length));
        }

        @Override
        public void flush() {
            attempt(target::flush);
        }

        @Override
        public void close() {
            attempt(target::close);
        }

        private void attempt(Action action) {
            try {
                action.run();
            } catch (IOException e) {
                throw new OutputFailure(name, e);
            }
        }
    }

    private interface Action {
        void run() throws IOException;
    }
}
