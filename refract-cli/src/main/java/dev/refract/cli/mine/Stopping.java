package dev.refract.cli.mine;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Lets a run end in order when the process is told to end, by Ctrl-C or by the system: what is done is saved before the
 * process is gone. A second Ctrl-C does not wait.
 */
public final class Stopping implements AutoCloseable {
    /** The last batch is saved within a second; more is for a disk that is busy. */
    private static final int MAX_SECONDS = 30;

    private final CountDownLatch ended = new CountDownLatch(1);
    private final Thread hook = new Thread(this::stop, "refract-stop");
    private volatile boolean wanted;
    private Thread waiting;

    public Stopping() {
        Runtime.getRuntime().addShutdownHook(hook);
    }

    private void stop() {
        wanted = true;
        interrupt();
        try {
            ended.await(MAX_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private synchronized void interrupt() {
        if (waiting != null) {
            waiting.interrupt();
        }
    }

    /**
     * Runs what may be interrupted, on this thread; nothing else is, since to interrupt who reads a file closes the file.
     *
     * @return whether it came to its end
     */
    boolean finish(Runnable work) {
        setWaiting(Thread.currentThread());
        try {
            if (!wanted) {
                work.run();
            }
        } catch (IllegalStateException interrupted) {
            if (!wanted) {
                throw interrupted;
            }
        } finally {
            setWaiting(null);
        }
        return !Thread.interrupted() && !wanted;
    }

    private synchronized void setWaiting(Thread thread) {
        waiting = thread;
    }

    /** Whether the run is to end. */
    public boolean isWanted() {
        return wanted;
    }

    /** The run has ended. */
    @Override
    public void close() {
        ended.countDown();
        if (!wanted) {
            removeHook();
        }
    }

    private void removeHook() {
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
            // The process is ending right now, and the hook does not wait any more.
            wanted = true;
        }
    }
}
