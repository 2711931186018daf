package dev.refract.cli.run;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * Works on many things at once and hands the results on in the order of the things, as soon as that order allows. At
 * most a window of things is under way, so that a slow one holds up the others before results fill the memory.
 */
public final class OrderedRun {
    /** Things under way for each thread: enough that one that takes four times as long leaves no thread idle. */
    private static final int WINDOW_PER_THREAD = 4;

    /** Deeply nested source code is walked by recursion; one mebibyte, the usual size, is soon used up. */
    private static final long STACK_BYTES = 16L << 20;

    private final int threads;

    public OrderedRun(int threads) {
        this.threads = threads;
    }

    /** Applies the work to each thing, and gives each result to the sink, in this thread. */
    public <T, R> void run(List<T> things, Function<T, R> work, Consumer<R> sink) {
        int workers = Math.max(1, Math.min(threads, things.size()));
        ExecutorService pool = Executors.newFixedThreadPool(workers, OrderedRun::worker);
        try {
            Deque<Future<R>> underWay = new ArrayDeque<>();
            Iterator<T> rest = things.iterator();
            while (rest.hasNext() || !underWay.isEmpty()) {
                while (rest.hasNext() && underWay.size() < workers * WINDOW_PER_THREAD) {
                    T thing = rest.next();
                    underWay.add(pool.submit(() -> work.apply(thing)));
                }
                sink.accept(result(underWay.remove()));
            }
        } finally {
            pool.shutdownNow();
        }
    }

    private static Thread worker(Runnable work) {
        Thread thread = new Thread(null, work, "refract-worker", STACK_BYTES);
        thread.setDaemon(true);
        return thread;
    }

    private static <R> R result(Future<R> future) {
        try {
            return future.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", e);
        } catch (ExecutionException e) {
            if (e.getCause() instanceof RuntimeException failure) {
                throw failure;
            }
            if (e.getCause() instanceof Error error) {
                throw error;
            }
            throw new IllegalStateException(e.getCause());
        }
    }
}
