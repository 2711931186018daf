package dev.refract.bench.command;

import dev.refract.bench.measure.CaseMeasure;
import dev.refract.finding.RevisionFindings;
import dev.refract.output.OutputFormat;
import dev.refract.output.spi.OutputOptions;
import dev.refract.output.spi.RevisionWriter;
import dev.refract.source.InputException;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Writes results as the product writes them: JSON Lines, a line a case. */
final class ResultLines {
    private ResultLines() {}

    static void write(List<CaseMeasure> measures, String oracle, Path file) {
        OutputOptions options = OutputOptions.of("bench").withRepository(oracle).withSeveral(true);
        try (Writer out = Files.newBufferedWriter(file);
                RevisionWriter<RevisionFindings> writer = OutputFormat.JSONL.open(out, options)) {
            measures.forEach(measure -> writer.write(measure.result()));
        } catch (IOException e) {
            throw new InputException("cannot write " + file + ": " + e, e);
        }
    }
}
