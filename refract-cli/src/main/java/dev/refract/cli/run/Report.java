package dev.refract.cli.run;

import dev.refract.finding.RevisionResult;
import dev.refract.output.spi.OutputOptions;
import dev.refract.output.spi.RevisionWriter;
import java.io.Writer;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * How results are to be reported.
 *
 * @param format the format of the results
 * @param options the options of the format
 * @param file where results go; standard output where there is none
 * @param filter keeps of a result what is wanted
 * @param count what is counted of what is kept
 * @param tellFound whether the exit code says that something was found
 * @param quiet whether nothing but failures is told
 * @param <R> what there is of a revision
 */
public record Report<R extends RevisionResult>(
        Format<R> format,
        OutputOptions options,
        Optional<Path> file,
        UnaryOperator<R> filter,
        Count<R> count,
        boolean tellFound,
        boolean quiet) {
    /** The same where only some of what there is was asked for, or all. */
    public Report<R> withChosen(boolean some) {
        return new Report<>(format, options.withChosen(some), file, filter, count, tellFound, quiet);
    }

    public Report {
        Objects.requireNonNull(format, "format");
        Objects.requireNonNull(options, "options");
        Objects.requireNonNull(file, "file");
        Objects.requireNonNull(filter, "filter");
        Objects.requireNonNull(count, "count");
    }

    /**
     * Starts documents in one format.
     *
     * @param <R> what there is of a revision
     */
    public interface Format<R extends RevisionResult> {
        /** Starts a document; the writer given stays the caller's to close. */
        RevisionWriter<R> open(Writer out, OutputOptions options);
    }
}
