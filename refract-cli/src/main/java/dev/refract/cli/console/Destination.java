package dev.refract.cli.console;

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
        return to(console.folder().resolve(file.get()), file.get(), "--output");
    }

    /**
     * Writes the whole of an answer. A file is replaced when the answer is complete; where it fails, the file stays as it was.
     *
     * @param file the file; standard output where there is none
     * @param option the option that named the file, for messages
     */
    public static void write(Optional<Path> file, String option, Console console, Content content) throws IOException {
        if (file.isEmpty()) {
            try (Destination destination = open(file, console)) {
                content.write(destination.writer());
            }
            return;
        }
        try (Draft draft = Draft.of(file.get(), option, console)) {
            try (Destination destination = to(draft.path(), file.get(), option)) {
                content.write(destination.writer());
            }
            draft.publish();
        }
    }

    private static Destination to(Path path, Path named, String option) {
        try {
            return new Destination(new TellingStream(Files.newOutputStream(path), named.toString()));
        } catch (IOException e) {
            throw Draft.cannotWrite(named, option, e);
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

    /** What is written. */
    public interface Content {
        /** Writes all of it. */
        void write(Writer out) throws IOException;
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
