package dev.refract.bench.command;

import dev.refract.finding.RevisionResult;
import dev.refract.output.spi.OutputOptions;
import dev.refract.output.spi.RevisionWriter;
import dev.refract.source.InputException;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.BiFunction;

/** Writes results as the product writes them: JSON Lines, a line a case. */
final class ResultLines {
    private ResultLines() {}

    static <R extends RevisionResult> void write(
            List<R> results, BiFunction<Writer, OutputOptions, RevisionWriter<R>> format, Path file) {
        OutputOptions options = OutputOptions.of("bench").withSeveral(true);
        try (Writer out = Files.newBufferedWriter(file);
                RevisionWriter<R> writer = format.apply(out, options)) {
            results.forEach(writer::write);
        } catch (IOException e) {
            throw new InputException("cannot write " + file + ": " + e, e);
        }
    }
}
