package dev.refract.cli.mine;

import dev.refract.store.record.MinedCommit;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/** Saves commits in batches: a transaction for each would cost more than most analyses. */
final class Batches {
    private static final int MAX_COMMITS = 200;
    private static final int MAX_ROWS = 5_000;

    /** A killed run loses at most this, and does it again. */
    private static final long MAX_NANOS = TimeUnit.SECONDS.toNanos(1);

    private final Consumer<List<MinedCommit>> store;
    private final List<MinedCommit> batch = new ArrayList<>();
    private int rows;
    private long lastSave = System.nanoTime();

    Batches(Consumer<List<MinedCommit>> store) {
        this.store = store;
    }

    void add(MinedCommit commit) {
        batch.add(commit);
        rows += commit.files().size()
                + commit.findings().map(found -> found.refactorings().size()).orElse(0);
        if (batch.size() >= MAX_COMMITS || rows >= MAX_ROWS || System.nanoTime() - lastSave >= MAX_NANOS) {
            save();
        }
    }

    void save() {
        if (!batch.isEmpty()) {
            store.accept(batch);
        }
        batch.clear();
        rows = 0;
        lastSave = System.nanoTime();
    }
}
