package dev.refract.engine;

import dev.refract.detect.BuiltInDetectors;
import dev.refract.detect.spi.Detection;
import dev.refract.detect.spi.Detector;
import dev.refract.detect.spi.Likelihoods;
import dev.refract.detect.spi.Scene;
import dev.refract.engine.Versions.Effort;
import dev.refract.finding.Findings;
import dev.refract.finding.Outcome;
import dev.refract.finding.Refactoring;
import dev.refract.finding.mapping.EntityMapping;
import dev.refract.frontend.LanguageFrontend;
import dev.refract.match.Matcher;
import dev.refract.match.mapping.Mapping;
import dev.refract.match.mapping.Matching;
import dev.refract.model.CodeModel;
import dev.refract.source.Comparison;
import dev.refract.source.Skip;
import dev.refract.source.SkipCause;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;

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
 * <p>What the matcher decides can be had by itself, entity by entity and in both directions:
 *
 * <pre>{@code
 * Mapping mapping = refract.match(comparison).mapping();
 * mapping.ofBefore(entity).map(EntityPair::after);
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
        return analyse(comparison, this::detect, Findings::failed);
    }

    /** Compares the two versions and says only which entity became which. */
    public Matches match(Comparison comparison) {
        return analyse(comparison, this::match, Matches::failed);
    }

    /** A mapping as outputs take it: without the entities inside of bodies, by place. */
    public EntityMapping describe(Mapping mapping) {
        return new MappedEntities(mapping, frontend.rendering()).describe();
    }

    private <T> T analyse(Comparison comparison, Function<Versions, T> analysis, Function<Skip, T> failed) {
        try {
            return analysis.apply(read(comparison, new Effort(options.threads(), false)));
        } catch (StackOverflowError tooDeep) {
            return analyseDeep(comparison, analysis, failed);
        }
    }

    /** Code that is nested too deep for the caller's stack is analysed once more, where the stack is deeper. */
    private <T> T analyseDeep(Comparison comparison, Function<Versions, T> analysis, Function<Skip, T> failed) {
        try {
            return Parallel.runDeep(() -> analysis.apply(read(comparison, new Effort(1, true))));
        } catch (StackOverflowError tooDeep) {
            return failed.apply(new Skip("", SkipCause.OVER_BUDGET, "the code is nested too deep"));
        }
    }

    private Versions read(Comparison comparison, Effort effort) {
        return Versions.read(comparison, frontend, effort, options.maxSteps());
    }

    private Matches match(Versions versions) {
        Matcher matcher = new Matcher(options.thresholds());
        Mapping mapping = matcher.map(versions.before(), versions.after(), versions.steps());
        List<Skip> skipped = versions.leftOut();
        return new Matches(Outcome.of(skipped), skipped, mapping);
    }

    private Findings detect(Versions versions) {
        Matcher matcher = new Matcher(options.thresholds());
        Matching matching = matcher.match(versions.before(), versions.after(), versions.steps());
        List<Skip> skipped = versions.leftOut();
        List<Refactoring> refactorings = Numbering.number(detections(matching, versions.likelihoods(), skipped));
        return new Findings(
                Outcome.of(skipped),
                skipped,
                refactorings,
                Leftovers.of(matching.changes(), refactorings),
                new Findings.Work(versions.nodes(), versions.steps().taken()));
    }

    private List<Detection> detections(Matching matching, Likelihoods likelihoods, List<Skip> skipped) {
        Scene scene = Scene.of(matching, frontend.rendering(), likelihoods);
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
}
