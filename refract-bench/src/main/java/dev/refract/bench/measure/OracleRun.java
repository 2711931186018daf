package dev.refract.bench.measure;

import dev.refract.bench.oracle.OracleCase;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * Measures all cases in one JVM: passes over all of them to warm up, then passes that count. Of several passes that
 * count, each case keeps its fastest parse and its fastest analysis.
 *
 * @param <M> what a case gives and takes
 */
public final class OracleRun<M> {
    private final Stopwatch<M> stopwatch;
    private final Passes passes;
    private final Progress progress;

    public OracleRun(Stopwatch<M> stopwatch, Passes passes, Progress progress) {
        this.stopwatch = Objects.requireNonNull(stopwatch, "stopwatch");
        this.passes = Objects.requireNonNull(passes, "passes");
        this.progress = Objects.requireNonNull(progress, "progress");
    }

    /** Measures the cases; the answer has their order. */
    public List<M> measure(List<OracleCase> cases) {
        for (int pass = 0; pass < passes.warmUp(); pass++) {
            pass(cases, "warm-up pass " + (pass + 1), pass);
        }
        List<M> measures = pass(cases, "measured pass 1", 0);
        for (int pass = 1; pass < passes.measured(); pass++) {
            measures = fastest(measures, pass(cases, "measured pass " + (pass + 1), pass));
        }
        return measures;
    }

    /** Every second case has the parse first, and the others in the next pass. */
    private List<M> pass(List<OracleCase> cases, String name, int offset) {
        List<M> measures = new ArrayList<>(cases.size());
        for (int i = 0; i < cases.size(); i++) {
            measures.add(stopwatch.measure(cases.get(i), (i + offset) % 2 == 0));
            progress.done(name, i + 1, cases.size());
        }
        return measures;
    }

    private List<M> fastest(List<M> some, List<M> others) {
        List<M> fastest = new ArrayList<>(some.size());
        for (int i = 0; i < some.size(); i++) {
            fastest.add(stopwatch.fastest(some.get(i), others.get(i)));
        }
        return fastest;
    }

    /**
     * How often the cases are run.
     *
     * @param warmUp passes that do not count
     * @param measured passes that count, at least one
     */
    public record Passes(int warmUp, int measured) {
        public Passes {
            if (warmUp < 0 || measured < 1) {
                throw new IllegalArgumentException(warmUp + " warm-up passes and " + measured + " measured ones");
            }
        }
    }

    /** Told after each case; not on the clock. */
    @FunctionalInterface
    public interface Progress {
        /** So many cases of a pass are done. */
        void done(String pass, int cases, int total);
    }
}
