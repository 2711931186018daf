package dev.refract.engine;

import dev.refract.match.Matcher;
import dev.refract.match.body.option.BodyOptions;
import dev.refract.match.derive.DerivationThresholds;
import dev.refract.match.entity.EntityThresholds;
import java.util.Objects;

/**
 * What a user can set of an analysis.
 *
 * @param threads threads that parse files; the result is the same for any number
 * @param maxSteps work units that one comparison may take before its result is partial
 * @param thresholds how much must speak for two entities being one
 * @param bodies how their bodies are matched
 * @param derivations how much must be common for one entity to have come out of others
 */
public record Options(
        int threads, long maxSteps, EntityThresholds thresholds, BodyOptions bodies, DerivationThresholds derivations) {
    /** One thread a core, and a budget that no real commit of the corpora comes near. */
    public static final Options DEFAULT = new Options(
            Runtime.getRuntime().availableProcessors(),
            2_000_000_000L,
            EntityThresholds.DEFAULT,
            BodyOptions.DEFAULT,
            DerivationThresholds.DEFAULT);

    public Options {
        Objects.requireNonNull(thresholds, "thresholds");
        Objects.requireNonNull(bodies, "bodies");
        Objects.requireNonNull(derivations, "derivations");
        if (threads < 1) {
            throw new IllegalArgumentException("threads must be at least 1, not " + threads);
        }
        if (maxSteps < 1) {
            throw new IllegalArgumentException("maxSteps must be at least 1, not " + maxSteps);
        }
    }

    /** These options with another number of threads. */
    public Options withThreads(int number) {
        return new Options(number, maxSteps, thresholds, bodies, derivations);
    }

    /** These options with another budget. */
    public Options withMaxSteps(long number) {
        return new Options(threads, number, thresholds, bodies, derivations);
    }

    /** These options with other thresholds. */
    public Options withThresholds(EntityThresholds others) {
        return new Options(threads, maxSteps, others, bodies, derivations);
    }

    /** These options with another way to match bodies. */
    public Options withBodies(BodyOptions others) {
        return new Options(threads, maxSteps, thresholds, others, derivations);
    }

    /** These options with other thresholds for what came out of several. */
    public Options withDerivations(DerivationThresholds others) {
        return new Options(threads, maxSteps, thresholds, bodies, others);
    }

    /** A matcher with these options. */
    public Matcher matcher() {
        return new Matcher(thresholds, bodies, derivations);
    }
}
