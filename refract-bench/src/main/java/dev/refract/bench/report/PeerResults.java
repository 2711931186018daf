package dev.refract.bench.report;

import dev.refract.bench.peer.PeerAnswer.Found;
import dev.refract.bench.peer.PeerMeasure;
import dev.refract.source.InputException;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import tools.jackson.databind.json.JsonMapper;

/** Writes a peer's results as JSON Lines, as far as they can be held against an oracle or against other results. */
public final class PeerResults {
    private static final JsonMapper MAPPER = new JsonMapper();

    private PeerResults() {}

    /** Writes a line a case. */
    public static void write(List<PeerMeasure> measures, Path file) {
        try (Writer out = Files.newBufferedWriter(file)) {
            for (PeerMeasure measure : measures) {
                Line line = new Line(
                        measure.own().oracleCase().revision(), measure.peer().refactorings());
                out.write(MAPPER.writeValueAsString(line) + "\n");
            }
        } catch (IOException e) {
            throw new InputException("cannot write " + file + ": " + e, e);
        }
    }

    private record Line(String revision, List<Found> refactorings) {}
}
