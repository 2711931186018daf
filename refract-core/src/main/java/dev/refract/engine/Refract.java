package dev.refract.engine;

import dev.refract.detect.BuiltInDetectors;
import dev.refract.detect.spi.Detection;
import dev.refract.detect.spi.Detector;
import dev.refract.detect.spi.Scene;
import dev.refract.finding.Findings;
import dev.refract.finding.Outcome;
import dev.refract.finding.Refactoring;
import dev.refract.finding.body.MatchedBody;
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
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
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
 * <p>Whatever goes wrong inside is told by the outcome and what was skipped: {@link Outcome#PARTIAL} where something was left
 * out, {@link Outcome#FAILED} where nothing could be looked at. What the comparison throws while it is read, and a {@link
 * CancellationException} where the thread is interrupted, reach the caller.
 *
 * <p>Instances are immutable and can be used from several threads.
 */
public final class Refract {
    private final LanguageFrontend frontend;
    private final Options options;
    private final FileParser parser;

    public Refract(LanguageFrontend frontend, Options options) {
        this(frontend, options, Optional.empty());
    }

    private Refract(LanguageFrontend frontend, Options options, Optional<FileModelCache> cache) {
        this.frontend = Objects.requireNonNull(frontend, "frontend");
        this.options = Objects.requireNonNull(options, "options");
        this.parser = new FileParser(frontend, cache);
    }

    /** The same, but files that are in the cache are not parsed again: for the commits of a history. */
    public Refract withCache(FileModelCache cache) {
        return new Refract(frontend, options, Optional.of(cache));
    }

    /** Compares the two versions and says what was refactored, and what is left. */
    public Findings detect(Comparison comparison) {
        return detect(comparison, () -> false);
    }

    /**
     * The same, but ends early where it takes too long: what was found until then counts, and the outcome says that there
     * may be more.
     *
     * @param overdue tells that it takes too long; asked often, and from several threads
     */
    public Findings detect(Comparison comparison, BooleanSupplier overdue) {
        return analyse(comparison, effort(overdue), this::detect, Findings::failed);
    }

    /** Compares the two versions and says only which entity became which. */
    public Matches match(Comparison comparison) {
        return analyse(comparison, effort(() -> false), this::match, Matches::failed);
    }

    private Effort effort(BooleanSupplier overdue) {
        return new Effort(options.threads(), false, options.maxSteps(), overdue);
    }

    /** Compares the two versions and says only which statement became which, in the bodies that changed. */
    public MatchedBodies matchBodies(Comparison comparison) {
        return analyse(comparison, effort(() -> false), this::matchBodies, MatchedBodies::failed);
    }

    /** A mapping as outputs take it: without the entities inside of bodies, by place. */
    public EntityMapping describe(Mapping mapping) {
        return new MappedEntities(mapping, frontend.rendering()).describe();
    }

    private <T> T analyse(
            Comparison comparison, Effort effort, Function<Versions, T> analysis, Function<Skip, T> failed) {
        try {
            return guarded(analysis, Versions.read(comparison, parser, effort), failed);
        } catch (StackOverflowError tooDeep) {
            return analyseDeep(comparison, effort.onDeepestStack(), analysis, failed);
        }
    }

    /** Code that is nested too deep for the caller's stack is analysed once more, where the stack is deeper. */
    private <T> T analyseDeep(
            Comparison comparison, Effort effort, Function<Versions, T> analysis, Function<Skip, T> failed) {
        try {
            return Parallel.runDeep(() -> guarded(analysis, Versions.read(comparison, parser, effort), failed));
        } catch (StackOverflowError tooDeep) {
            return failed.apply(new Skip("", SkipCause.OVER_BUDGET, "the code is nested too deep"));
        }
    }

    /** A defect of the analysis is a result, as a file that cannot be parsed is: callers with many revisions go on. */
    private static <T> T guarded(Function<Versions, T> analysis, Versions versions, Function<Skip, T> failed) {
        try {
            return analysis.apply(versions);
        } catch (CancellationException interrupted) {
            throw interrupted;
        } catch (RuntimeException defect) {
            StackTraceElement[] trace = defect.getStackTrace();
            String place = trace.length == 0 ? "" : " at " + trace[0];
            return failed.apply(new Skip("", SkipCause.ENGINE_CRASHED, "internal error: " + defect + place));
        }
    }

    private Matches match(Versions versions) {
        Matcher matcher = options.matcher();
        Mapping mapping = matcher.map(versions.before(), versions.after(), versions.steps());
        List<Skip> skipped = versions.leftOut();
        return new Matches(Outcome.of(skipped), skipped, mapping);
    }

    private MatchedBodies matchBodies(Versions versions) {
        Matcher matcher = options.matcher();
        Matching matching = matcher.match(versions.before(), versions.after(), versions.steps());
        List<Skip> skipped = versions.leftOut();
        List<MatchedBody> bodies = new DescribedBodies(frontend.rendering()).describe(matching.bodies());
        return new MatchedBodies(Outcome.of(skipped), skipped, bodies);
    }

    private Findings detect(Versions versions) {
        if (versions.steps().exhausted() && versions.steps().isStopped()) {
            // Files that were not parsed would look as if they had been added or deleted.
            return Findings.failed(Versions.TOO_LONG);
        }
        Matcher matcher = options.matcher();
        Matching matching = matcher.match(versions.before(), versions.after(), versions.steps());
        List<Skip> skipped = new ArrayList<>();
        List<Refactoring> refactorings = Numbering.number(detections(matching, versions, skipped));
        skipped.addAll(0, versions.leftOut());
        return new Findings(
                Outcome.of(skipped),
                skipped,
                refactorings,
                Leftovers.of(matching.changes(), refactorings),
                new Findings.Work(versions.nodes(), versions.steps().taken()));
    }

    private List<Detection> detections(Matching matching, Versions versions, List<Skip> skipped) {
        Scene scene = Scene.of(matching, frontend.rendering(), versions.likelihoods());
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
