package dev.refract.bench.jmh;

import dev.refract.engine.Options;
import dev.refract.engine.Refract;
import dev.refract.finding.Findings;
import dev.refract.java.JavaFrontend;
import dev.refract.java.ParsedUnit;
import dev.refract.model.file.FileModel;
import dev.refract.source.Comparison;
import dev.refract.source.SourceFile;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** The stages of one commit: parse, conversion of the parser's trees, and the whole analysis. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(1)
@Warmup(iterations = 5, time = 2)
@Measurement(iterations = 5, time = 2)
public class CommitBenchmark {
    /** The commit. */
    @Param
    public GeneratedCommit commit;

    private final Refract refract = new Refract(new JavaFrontend(), Options.DEFAULT.withThreads(1));
    private Comparison comparison;
    private List<ParsedUnit> units;

    /** Makes the commit's files, and parses them for the conversion. */
    @Setup
    public void prepare() {
        comparison = commit.comparison();
        units = parse();
    }

    /** The parser alone. */
    @Benchmark
    public List<ParsedUnit> parse() {
        return Stream.concat(comparison.before().files().stream(), comparison.after().files().stream())
                .map(CommitBenchmark::parse)
                .toList();
    }

    /** The conversion of parsed files alone. */
    @Benchmark
    public List<FileModel> convert() {
        return units.stream().map(ParsedUnit::convert).toList();
    }

    /** The whole analysis. */
    @Benchmark
    public Findings detect() {
        return refract.detect(comparison);
    }

    private static ParsedUnit parse(SourceFile file) {
        return ParsedUnit.parse(file.name(), file.text());
    }
}
