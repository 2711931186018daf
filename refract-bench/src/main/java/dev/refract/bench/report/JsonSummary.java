package dev.refract.bench.report;

import dev.refract.source.InputException;
import java.nio.file.Path;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** Writes a summary, a record of records, as one JSON document. */
public final class JsonSummary {
    private static final JsonMapper MAPPER =
            JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

    private JsonSummary() {}

    /** Writes the summary to a file. */
    public static void write(Record summary, Path file) {
        try {
            MAPPER.writeValue(file.toFile(), summary);
        } catch (JacksonException e) {
            throw new InputException("cannot write " + file + ": " + e.getOriginalMessage(), e);
        }
    }
}
