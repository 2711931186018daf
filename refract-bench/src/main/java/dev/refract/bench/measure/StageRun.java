package dev.refract.bench.measure;

import dev.refract.bench.oracle.OracleCase;
import dev.refract.java.ParsedUnit;
import dev.refract.model.file.FileModel;
import dev.refract.source.SourceFile;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Measures the two steps of the front end apart, over the files of all cases, on one thread. */
public final class StageRun {
    private final List<SourceFile> files;
    private final Clock clock;

    public StageRun(List<OracleCase> cases, Clock clock) {
        this.clock = Objects.requireNonNull(clock, "clock");
        this.files = cases.stream().flatMap(OracleCase::files).toList();
    }

    /** Times of both steps, in a pass after those to warm up, and what the models of all files hold together. */
    public StageMeasure measure(int warmUp) {
        for (int pass = 0; pass < warmUp; pass++) {
            time();
        }
        long[] nanos = time();
        Retained retained = retained();
        return new StageMeasure(files.size(), retained.nodes, nanos[0], nanos[1], retained.bytes);
    }

    private long[] time() {
        long parse = 0;
        long convert = 0;
        for (SourceFile file : files) {
            long start = clock.nanos();
            ParsedUnit unit = parsed(file);
            long between = clock.nanos();
            unit.convert();
            long end = clock.nanos();
            parse += between - start;
            convert += end - between;
        }
        return new long[] {parse, convert};
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
        return ParsedUnit.parse(file.path().substring(file.path().lastIndexOf('/') + 1), file.text());
    }

    private record Retained(long nodes, long bytes) {}

    /**
     * What the front end costs.
     *
     * @param files number of files
     * @param nodes number of nodes of their trees
     * @param parseNanos time of the parser
     * @param convertNanos time of the conversion of the parser's trees into models
     * @param retainedBytes what the models of all files hold, once all garbage is gone
     */
    public record StageMeasure(int files, long nodes, long parseNanos, long convertNanos, long retainedBytes) {
        /** Time of the conversion over the time of the parse. */
        public double convertRatio() {
            return (double) convertNanos / parseNanos;
        }

        /** Bytes that the models hold a node. */
        public double bytesPerNode() {
            return (double) retainedBytes / nodes;
        }
    }
}
