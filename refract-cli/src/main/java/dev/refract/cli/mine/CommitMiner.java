package dev.refract.cli.mine;

import dev.refract.cli.run.FindingFilter;
import dev.refract.finding.Findings;
import dev.refract.finding.RevisionFindings;
import dev.refract.git.Commit;
import dev.refract.git.GitRepository;
import dev.refract.git.HistoryCommit;
import dev.refract.source.Comparison;
import dev.refract.source.InputException;
import dev.refract.source.Skip;
import dev.refract.source.SkipCause;
import dev.refract.source.SourceFile;
import dev.refract.source.SourceSet;
import dev.refract.store.record.ChangedFile;
import dev.refract.store.record.CommitFacts;
import dev.refract.store.record.MinedCommit;
import dev.refract.store.record.Person;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;

/** Analyses one commit. Whatever goes wrong is its result, so that the others come through. For several threads. */
final class CommitMiner {
    private static final Person NOBODY = new Person("", "", Instant.EPOCH);

    private final GitRepository repository;
    private final MiningOptions options;
    private final Function<Comparison, Findings> engine;

    CommitMiner(GitRepository repository, MiningOptions options, Function<Comparison, Findings> engine) {
        this.repository = repository;
        this.options = options;
        this.engine = engine;
    }

    MinedCommit mine(HistoryCommit commit) {
        long start = System.nanoTime();
        CommitFacts facts = new CommitFacts(commit.id(), List.of(), NOBODY, NOBODY, "");
        try {
            facts = facts(repository.commit(commit.id()));
            return commit.isMerge() && !options.merges()
                    ? MinedCommit.leftOut(facts, new Skip("", SkipCause.MERGE, commit.parentCount() + " parents"))
                    : analyse(commit, facts, start);
        } catch (InputException e) {
            return failed(facts, new Skip("", SkipCause.UNREADABLE, e.getMessage()), start);
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
            return failed(facts, new Skip("", SkipCause.ENGINE_CRASHED, "internal error: " + cause(e)), start);
        }
    }

    /** What was thrown, and where, so that it can be reported without running again. */
    private static String cause(Throwable failure) {
        StackTraceElement[] trace = failure.getStackTrace();
        return failure + (trace.length == 0 ? "" : " at " + trace[0]);
    }

    private MinedCommit analyse(HistoryCommit commit, CommitFacts facts, long start) {
        int parent = commit.isMerge() ? options.parent() : 1;
        Comparison comparison = repository.compare(commit.id(), parent, options.admission());
        Optional<String> before = repository.parent(commit.id(), parent);
        Findings findings = kept(commit.id(), engine.apply(comparison));
        return new MinedCommit(
                facts, before, files(comparison), Optional.of(findings), findings.skipped(), millisSince(start));
    }

    private Findings kept(String commit, Findings findings) {
        FindingFilter filter = options.filter();
        return filter.apply(new RevisionFindings(commit, Optional.empty(), Optional.empty(), findings, 0))
                .findings();
    }

    private static MinedCommit failed(CommitFacts facts, Skip reason, long start) {
        Findings none = Findings.failed(reason);
        return new MinedCommit(
                facts, Optional.empty(), List.of(), Optional.of(none), none.skipped(), millisSince(start));
    }

    private static CommitFacts facts(Commit commit) {
        return new CommitFacts(
                commit.id(), commit.parents(), person(commit.author()), person(commit.committer()), commit.message());
    }

    private static Person person(Commit.Signature signature) {
        return new Person(signature.name(), signature.email(), signature.time().toInstant());
    }

    private static List<ChangedFile> files(Comparison comparison) {
        Map<String, ChangedFile.Change> changes = new TreeMap<>();
        paths(comparison.before()).forEach(path -> changes.put(path, ChangedFile.Change.DELETED));
        paths(comparison.after())
                .forEach(path ->
                        changes.merge(path, ChangedFile.Change.ADDED, (before, after) -> ChangedFile.Change.CHANGED));
        return changes.entrySet().stream()
                .map(file -> new ChangedFile(file.getKey(), file.getValue()))
                .toList();
    }

    private static List<String> paths(SourceSet sources) {
        return sources.files().stream().map(SourceFile::path).toList();
    }

    private static long millisSince(long start) {
        return TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start);
    }
}
