package dev.refract.output.spi;

import dev.refract.finding.RevisionFindings;

/**
 * Writes the findings of one run, a revision at a time, in the order of the calls. Not thread-safe.
 *
 * <pre>{@code
 * try (FindingsWriter writer = OutputFormat.JSONL.open(out, options)) {
 *     writer.write(findings);
 * }
 * }</pre>
 *
 * Both methods throw {@link java.io.UncheckedIOException} where the target cannot be written, with the cause as it came.
 */
public interface FindingsWriter extends AutoCloseable {
    /** Writes one revision; a format that has a line or a section for each hands it on to the target at once. */
    void write(RevisionFindings findings);

    /** Ends the document and flushes the target, which stays open: it belongs to whoever opened it. */
    @Override
    void close();
}
