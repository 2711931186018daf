package dev.refract.output;

import dev.refract.output.spi.FindingsWriter;
import dev.refract.output.spi.OutputOptions;
import java.io.Writer;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** The formats that findings can be written in. */
public enum OutputFormat {
    /** For people. */
    TEXT,
    /** One JSON document. */
    JSON,
    /** JSON Lines: a line a revision, as they come. */
    JSONL,
    /** The JSON document of RefactoringMiner, for scripts that read it. */
    REFACTORINGMINER;

    /** The name on the command line. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The format with this id, in any case. */
    public static Optional<OutputFormat> of(String id) {
        return Arrays.stream(values())
                .filter(format -> format.id().equalsIgnoreCase(id))
                .findFirst();
    }

    /** Starts a document in this format; the writer given stays the caller's to close. */
    public FindingsWriter open(Writer out, OutputOptions options) {
        throw new UnsupportedOperationException("not written yet");
    }
}
