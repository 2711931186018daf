package dev.refract.output.spi;

import dev.refract.finding.RevisionResult;

/**
 * Writes the results of one run, a revision at a time, in the order of the calls. Not thread-safe.
 *
 * <pre>{@code
 * try (RevisionWriter<RevisionFindings> writer = OutputFormat.JSONL.open(out, options)) {
 *     writer.write(findings);
 * }
 * }</pre>
 *
 * Both methods throw {@link java.io.UncheckedIOException} where the target cannot be written, with the cause as it came.
 *
 * @param <R> what there is of a revision: findings, or a mapping
 */
public interface RevisionWriter<R extends RevisionResult> extends AutoCloseable {
    /** Writes one revision; a format that has a line or a section for each hands it on to the target at once. */
    void write(R result);

    /** Ends the document and flushes the target, which stays open: it belongs to whoever opened it. */
    @Override
    void close();
}
