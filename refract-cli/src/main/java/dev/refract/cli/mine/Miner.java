package dev.refract.cli.mine;

import dev.refract.cli.console.Console;
import dev.refract.cli.console.Version;
import dev.refract.cli.run.OrderedRun;
import dev.refract.engine.Options;
import dev.refract.frontend.LanguageFrontend;
import dev.refract.git.GitRepository;
import dev.refract.git.HistoryCommit;
import dev.refract.store.MiningStore;
import dev.refract.store.record.MinedCommit;
import dev.refract.store.record.RunFacts;
import java.util.List;
import java.util.Objects;

/** Mines histories into a store: what is not there yet is analysed in parallel, and saved in the order of the history. */
public final class Miner {
    private final Console console;
    private final MiningStore store;
    private final StoredRepositories repositories;
    private final MiningOptions options;
    private final MiningEngine engine;

    /**
     * @param console who is told how far it is
     * @param store where results go
     * @param options how commits are analysed
     * @param engine what analyses
     */
    public Miner(Console console, MiningStore store, MiningOptions options, Engine engine) {
        this.console = Objects.requireNonNull(console, "console");
        this.store = Objects.requireNonNull(store, "store");
        this.repositories = new StoredRepositories(store);
        this.options = Objects.requireNonNull(options, "options");
        this.engine = new MiningEngine(engine.language(), engine.options(), engine.timeoutSeconds());
    }

    /**
     * What analyses a comparison.
     *
     * @param language the language
     * @param options budget and threads of one comparison
     * @param timeoutSeconds seconds after which an analysis is stopped; 0 for never
     */
    public record Engine(LanguageFrontend language, Options options, long timeoutSeconds) {
        public Engine {
            Objects.requireNonNull(language, "language");
            Objects.requireNonNull(options, "options");
        }
    }

    /**
     * Mines a history.
     *
     * @param repository the repository, which stays the caller's to close
     * @param history its commits, none before its parents
     * @param selection which commits they are, in words
     * @param stopping ends the mining early
     */
    public MiningResult mine(
            GitRepository repository, List<HistoryCommit> history, String selection, Stopping stopping) {
        String address = repository.address();
        if (history.isEmpty()) {
            return new MiningResult(address, selection, Plan.NOTHING, new Counts(), false);
        }
        int number = repositories.number(repository);
        Plan plan = Plan.of(history, store.known(number), options, Version.number());
        Counts counts = new Counts();
        if (plan.commits().isEmpty()) {
            return new MiningResult(address, selection, plan, counts, false);
        }
        store.startRun(number, new RunFacts(Version.number(), options.description(), selection));
        try (MiningProgress progress = MiningProgress.of(console, plan.commits().size(), options.quiet())) {
            CommitMiner miner = new CommitMiner(repository, options, engine::detect);
            boolean finished = run(plan, miner, stopping, new Saving(new Batches(store::write), counts, progress));
            if (finished) {
                store.endRun();
            }
            return new MiningResult(address, selection, plan, counts, !finished);
        }
    }

    private boolean run(Plan plan, CommitMiner miner, Stopping stopping, Saving saving) {
        OrderedRun run = new OrderedRun(options.threads());
        boolean finished = stopping.finish(() -> run.run(plan.commits(), miner::mine, saving::take));
        saving.end();
        return finished;
    }

    /** Where results go: to the database, to the counts, and to the eyes of the user. */
    private record Saving(Batches batches, Counts counts, MiningProgress progress) {
        void take(MinedCommit commit) {
            batches.add(commit);
            counts.add(commit);
            progress.step(counts);
        }

        void end() {
            batches.save();
        }
    }
}
