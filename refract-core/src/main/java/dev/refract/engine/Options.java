package dev.refract.engine;

/**
 * What a user can set of an analysis.
 *
 * @param threads threads that parse files and match; the result is the same for any number
 * @param maxSteps work units that one comparison may take before its result is partial
 */
public record Options(int threads, long maxSteps) {
    /** One thread a core, and a budget that no real commit of the corpora comes near. */
    public static final Options DEFAULT = new Options(Runtime.getRuntime().availableProcessors(), 2_000_000_000L);

    public Options {
        if (threads < 1) {
            throw new IllegalArgumentException("threads must be at least 1, not " + threads);
        }
        if (maxSteps < 1) {
            throw new IllegalArgumentException("maxSteps must be at least 1, not " + maxSteps);
        }
    }
}
