package dev.refract.cli.run;

import dev.refract.output.OutputFormat;
import dev.refract.output.spi.OutputOptions;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;

/**
 * How results are to be reported.
 *
 * @param format the format of the results
 * @param options the options of the format
 * @param file where results go; standard output where there is none
 * @param filter which refactorings are kept
 * @param tellFound whether the exit code says that something was found
 * @param quiet whether nothing but failures is told
 */
public record Report(
        OutputFormat format,
        OutputOptions options,
        Optional<Path> file,
        KindFilter filter,
        boolean tellFound,
        boolean quiet) {
    public Report {
        Objects.requireNonNull(format, "format");
        Objects.requireNonNull(options, "options");
        Objects.requireNonNull(file, "file");
        Objects.requireNonNull(filter, "filter");
    }
}
