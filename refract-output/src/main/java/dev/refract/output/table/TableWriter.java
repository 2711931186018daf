package dev.refract.output.table;

import java.util.List;

/**
 * Writes one answer with rows and columns. Values are texts, numbers, truth values, times, lists and maps of these, and
 * null. Throws {@link java.io.UncheckedIOException} where the target cannot be written.
 */
public interface TableWriter extends AutoCloseable {
    /** Takes the names of the columns, before any row. */
    void columns(List<String> names);

    /** Takes a row. */
    void row(List<Object> values);

    /** Ends the document and flushes the target, which stays open. */
    @Override
    void close();
}
