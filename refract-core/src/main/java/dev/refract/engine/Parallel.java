package dev.refract.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Runs tasks on several threads, or on one whose stack is deep. Results are in the order of the tasks. */
final class Parallel {
    /** Enough for code that is nested tens of thousands deep; only what is used of it is taken. */
    private static final long DEEP_STACK_BYTES = 1L << 30;

    private Parallel() {}

    /** Runs the tasks; on the caller's thread where one thread, or one task, is all there is. */
    static <T> List<T> run(List<Callable<T>> tasks, int threads) {
        if (threads == 1 || tasks.size() < 2) {
            List<T> results = new ArrayList<>(tasks.size());
            tasks.forEach(task -> results.add(call(task)));
            return results;
        }
        ExecutorService executor = Executors.newFixedThreadPool(Math.min(threads, tasks.size()));
        try {
            List<T> results = new ArrayList<>(tasks.size());
            for (Future<T> future : executor.invokeAll(tasks)) {
                results.add(result(future));
            }
            return results;
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new CancellationException("interrupted");
        } finally {
            executor.shutdownNow();
        }
    }

    /** Runs a task on a thread with a deep stack. */
    static <T> T runDeep(Callable<T> task) {
        ExecutorService executor = Executors.newSingleThreadExecutor(
                runnable -> new Thread(null, runnable, "refract-deep", DEEP_STACK_BYTES));
        try {
            return result(executor.submit(task));
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new CancellationException("interrupted");
        } finally {
            executor.shutdownNow();
        }
    }

    private static <T> T call(Callable<T> task) {
        try {
            return task.call();
        } catch (RuntimeException failure) {
            throw failure;
        } catch (Exception failure) {
            throw new IllegalStateException(failure);
        }
    }

    private static <T> T result(Future<T> future) throws InterruptedException {
        try {
            return future.get();
        } catch (ExecutionException failure) {
            if (failure.getCause() instanceof Error error) {
                throw error;
            }
            if (failure.getCause() instanceof RuntimeException cause) {
                throw cause;
            }
            throw new IllegalStateException(failure.getCause());
        }
    }
}
