package dev.refract.store.read;

import java.util.List;

/** Takes the answer to a question, row by row. */
public interface Rows {
    /** Takes the names of the columns, before any row. */
    void columns(List<String> names);

    /**
     * Takes a row. Values are texts, numbers, truth values, {@code java.time} values, lists and maps of these, and null.
     */
    void row(List<Object> values);
}
