package dev.refract.cli.mine;

import dev.refract.engine.FileModelCache;
import dev.refract.engine.Options;
import dev.refract.engine.Refract;
import dev.refract.finding.Findings;
import dev.refract.frontend.LanguageFrontend;
import dev.refract.source.Comparison;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;

/**
 * Analyses comparisons of many commits at a time: small ones each on the caller's thread, large ones one after the other
 * on several, so that an import of a whole code base neither fills the memory twice nor leaves threads idle. All of them
 * share the files that were parsed last.
 */
final class MiningEngine {
    /** Files on both sides from which a comparison counts as large: it then pays to share them out. */
    private static final int LARGE = 200;

    /** Share of the memory that parsed files may take. */
    private static final int CACHE_SHARE = 4;

    private final Refract small;
    private final Refract large;
    private final Lock oneLarge = new ReentrantLock();
    private final long timeoutNanos;

    /**
     * @param options the options for a comparison that has all threads for itself
     * @param timeoutSeconds seconds after which an analysis is stopped; 0 for never
     */
    MiningEngine(LanguageFrontend language, Options options, long timeoutSeconds) {
        FileModelCache cache = new FileModelCache(Runtime.getRuntime().maxMemory() / CACHE_SHARE);
        this.small = new Refract(language, options.withThreads(1)).withCache(cache);
        this.large = new Refract(language, options).withCache(cache);
        this.timeoutNanos = TimeUnit.SECONDS.toNanos(timeoutSeconds);
    }

    Findings detect(Comparison comparison) {
        int files =
                comparison.before().files().size() + comparison.after().files().size();
        if (files < LARGE) {
            return small.detect(comparison, deadline());
        }
        oneLarge.lock();
        try {
            return large.detect(comparison, deadline());
        } finally {
            oneLarge.unlock();
        }
    }

    private BooleanSupplier deadline() {
        if (timeoutNanos == 0) {
            return () -> false;
        }
        long start = System.nanoTime();
        return () -> System.nanoTime() - start > timeoutNanos;
    }
}
