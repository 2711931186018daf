package dev.refract.bench.measure;

import dev.refract.bench.oracle.OracleCase;
import dev.refract.java.ParsedUnit;
import dev.refract.model.file.FileModel;
import dev.refract.source.SourceFile;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Measures the two steps of the front end apart, beside a bare parse, over the files of all cases, on one thread. */
public final class StageRun {
    private final List<SourceFile> files;
    private final Clock clock;

    public StageRun(List<OracleCase> cases, Clock clock) {
        this.clock = Objects.requireNonNull(clock, "clock");
        this.files = cases.stream().flatMap(OracleCase::files).toList();
    }

    /** Times of the steps, in a pass after those to warm up, and what the models of all files hold together. */
    public StageMeasure measure(int warmUp) {
        for (int pass = 0; pass < warmUp; pass++) {
            time();
        }
        StageNanos nanos = time();
        Retained retained = retained();
        return new StageMeasure(files.size(), retained.nodes, nanos, retained.bytes);
    }

    private StageNanos time() {
        long bare = 0;
        long read = 0;
        long convert = 0;
        for (SourceFile file : files) {
            long start = clock.nanos();
            BareParse.parse(file);
            long bareEnd = clock.nanos();
            ParsedUnit unit = parsed(file);
            long readEnd = clock.nanos();
            unit.convert();
            bare += bareEnd - start;
            read += readEnd - bareEnd;
            convert += clock.nanos() - readEnd;
        }
        return new StageNanos(bare, read, convert);
    }

    private Retained retained() {
        long before = HeapWatch.settledBytes();
        List<FileModel> models = new ArrayList<>(files.size());
        files.forEach(file -> models.add(parsed(file).convert()));
        long bytes = HeapWatch.settledBytes() - before;
        long nodes = models.stream().mapToLong(model -> model.tree().size()).sum();
        return new Retained(nodes, bytes);
    }

    private static ParsedUnit parsed(SourceFile file) {
        return ParsedUnit.parse(file.name(), file.text());
    }

    private record Retained(long nodes, long bytes) {}

    /**
     * Times over all files.
     *
     * @param bare of the parser alone, on the texts as they are
     * @param read of the front end's parse, which the comments are kept from
     * @param convert of the conversion of the parser's trees into models
     */
    public record StageNanos(long bare, long read, long convert) {}

    /**
     * What the front end costs.
     *
     * @param files number of files
     * @param nodes number of nodes of their trees
     * @param nanos times over all files
     * @param retainedBytes what the models of all files hold, once all garbage is gone
     */
    public record StageMeasure(int files, long nodes, StageNanos nanos, long retainedBytes) {
        /** Time of the conversion over that of a bare parse. */
        public double convertRatio() {
            return (double) nanos.convert / nanos.bare;
        }

        /** Time of both steps over that of a bare parse. */
        public double frontEndRatio() {
            return (double) (nanos.read + nanos.convert) / nanos.bare;
        }

        /** Bytes that the models hold a node. */
        public double bytesPerNode() {
            return (double) retainedBytes / nodes;
        }
    }
}
