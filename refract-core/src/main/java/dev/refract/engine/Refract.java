package dev.refract.engine;

import dev.refract.detect.BuiltInDetectors;
import dev.refract.detect.spi.Detection;
import dev.refract.detect.spi.Detector;
import dev.refract.detect.spi.Scene;
import dev.refract.finding.Findings;
import dev.refract.finding.Outcome;
import dev.refract.finding.Refactoring;
import dev.refract.frontend.LanguageFrontend;
import dev.refract.match.Matcher;
import dev.refract.match.mapping.Matching;
import dev.refract.match.mapping.Steps;
import dev.refract.model.CodeModel;
import dev.refract.model.SourceUnit;
import dev.refract.source.Comparison;
import dev.refract.source.Skip;
import dev.refract.source.SkipCause;
import dev.refract.source.SourceSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * Detects refactorings between two versions of a code base.
 *
 * <p>The way of the data has one direction. An input makes a {@link Comparison}: two sets of source files. The front end
 * turns each file into a model without paths, and the files of a version make a {@link CodeModel}. The {@link Matcher}
 * decides which entity became which and what differs; the {@link BuiltInDetectors detectors} name what it decided. What
 * they explain of the differences is taken away, and the rest is the leftover. Whatever cannot be looked at is skipped
 * with its reason, and the rest goes on.
 *
 * <pre>{@code
 * Findings findings = new Refract(new JavaFrontend(), Options.DEFAULT).detect(comparison);
 * }</pre>
 *
 * <p>Instances are immutable and can be used from several threads.
 */
public final class Refract {
    private final LanguageFrontend frontend;
    private final Options options;

    public Refract(LanguageFrontend frontend, Options options) {
        this.frontend = Objects.requireNonNull(frontend, "frontend");
        this.options = Objects.requireNonNull(options, "options");
    }

    /** Compares the two versions and says what was refactored, and what is left. */
    public Findings detect(Comparison comparison) {
        try {
            return analyse(comparison, options.threads(), false);
        } catch (StackOverflowError tooDeep) {
            return detectDeep(comparison);
        }
    }

    /** Code that is nested too deep for the caller's stack is analysed once more, where the stack is deeper. */
    private Findings detectDeep(Comparison comparison) {
        try {
            return Parallel.runDeep(() -> analyse(comparison, 1, true));
        } catch (StackOverflowError tooDeep) {
            return Findings.failed(new Skip("", SkipCause.OVER_BUDGET, "the code is nested too deep"));
        }
    }

    private Findings analyse(Comparison comparison, int threads, boolean deepest) {
        Parsing parsing = new Parsing(frontend, threads, deepest);
        CodeModel before = model(parsing, comparison.before());
        CodeModel after = model(parsing, comparison.after());
        Steps steps = new Steps(options.maxSteps());
        Matching matching = new Matcher(options.thresholds()).match(before, after, steps);
        List<Skip> skipped = new ArrayList<>(comparison.skipped());
        skipped.addAll(parsing.skipped());
        if (steps.exhausted()) {
            skipped.add(new Skip("", SkipCause.OVER_BUDGET, "more than " + options.maxSteps() + " steps"));
        }
        List<Refactoring> refactorings = Numbering.number(detections(matching, skipped));
        return new Findings(
                Outcome.of(skipped),
                skipped,
                refactorings,
                Leftovers.of(matching.changes(), refactorings),
                new Findings.Work(nodes(before) + nodes(after), steps.taken()));
    }

    private static CodeModel model(Parsing parsing, SourceSet sources) {
        return CodeModel.of(parsing.parse(sources.files()), sources.folders());
    }

    private List<Detection> detections(Matching matching, List<Skip> skipped) {
        Scene scene = Scene.of(matching, frontend.rendering());
        List<Detection> detections = new ArrayList<>();
        for (Detector detector : BuiltInDetectors.ALL) {
            try {
                detections.addAll(detector.detect(scene));
            } catch (RuntimeException failure) {
                String name = detector.getClass().getSimpleName();
                skipped.add(new Skip(name, SkipCause.DETECTOR_CRASHED, failure.toString()));
            }
        }
        return detections;
    }

    private static long nodes(CodeModel model) {
        return model.units().stream()
                .map(SourceUnit::file)
                .mapToLong(file -> file.tree().size())
                .sum();
    }
}
