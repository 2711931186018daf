package dev.refract.store.read;

import java.util.List;

/** Takes the answer to a question, row by row. */
public interface Rows {
    /** Takes the names of the columns, before any row. */
    void columns(List<String> names);

    /**
     * Takes a row. Values are texts, numbers, truth values, lists and maps of these, and null; times are texts in the format
     * of ISO 8601, with seconds always, and what is binary is hexadecimal digits.
     */
    void row(List<Object> values);
}
