package dev.refract.cli.history;

import dev.refract.engine.FileModelCache;
import dev.refract.engine.Options;
import dev.refract.engine.Refract;
import dev.refract.finding.Refactoring;
import dev.refract.frontend.LanguageFrontend;
import dev.refract.git.Commit;
import dev.refract.git.GitRepository;
import dev.refract.git.HistoryCommit;
import dev.refract.git.HistoryRange;
import dev.refract.match.mapping.EntityPair;
import dev.refract.match.mapping.Mapping;
import dev.refract.model.Entity;
import dev.refract.source.Admission;
import dev.refract.source.Comparison;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Follows an element from a commit to the one that introduced it. Commits that leave its file alone are passed by their
 * tree; in the others the mapping of entities says what it was before. Where lines of history meet, it is followed on the
 * line from which its file came; where the file has something of several, on each of them.
 */
public final class Tracker {
    private static final int CACHE_SHARE = 4;

    private final GitRepository repository;
    private final LanguageFrontend language;
    private final Admission admission;
    private final Refract refract;
    private final Map<String, Set<Tracked>> waiting = new HashMap<>();

    /** The element at a commit, whose change is looked at there. */
    private record Tracked(String file, String element) {}

    public Tracker(GitRepository repository, LanguageFrontend language, Options options, Admission admission) {
        this.repository = Objects.requireNonNull(repository, "repository");
        this.language = Objects.requireNonNull(language, "language");
        this.admission = Objects.requireNonNull(admission, "admission");
        FileModelCache cache = new FileModelCache(Runtime.getRuntime().maxMemory() / CACHE_SHARE);
        this.refract = new Refract(language, options).withCache(cache);
    }

    /**
     * Follows an element, and hands on what happened to it, newest first.
     *
     * @param tip full id of the commit in which it is looked for
     * @param wanted its name, or a file and a line
     * @return the element at the tip
     */
    public Place follow(String tip, String wanted, Consumer<HistoryEntry> sink) {
        Entity element = new ElementFinder(repository, language, refract).find(tip, wanted);
        wait(tip, element);
        List<HistoryCommit> history = repository.history(
                new HistoryRange(List.of(tip), List.of(), Optional.empty(), Optional.empty(), List.of()));
        for (int i = history.size() - 1; i >= 0 && !waiting.isEmpty(); i--) {
            Set<Tracked> here = waiting.remove(history.get(i).id());
            if (here != null) {
                Commit commit = repository.commit(history.get(i).id());
                here.forEach(tracked -> look(commit, tracked).ifPresent(sink));
            }
        }
        return place(element);
    }

    private void wait(String commit, Entity element) {
        wait(commit, new Tracked(element.unit().path(), language.rendering().elementId(element)));
    }

    private void wait(String commit, Tracked tracked) {
        waiting.computeIfAbsent(commit, unseen -> new LinkedHashSet<>()).add(tracked);
    }

    /** Looks what the commit did to the element, and lets it wait at the commits that it came from. */
    private Optional<HistoryEntry> look(Commit commit, Tracked tracked) {
        Optional<String> content = repository.contentId(commit.id(), tracked.file());
        for (String parent : commit.parents()) {
            if (repository.contentId(parent, tracked.file()).equals(content)) {
                wait(parent, tracked);
                return Optional.empty();
            }
        }
        Optional<HistoryEntry> first = Optional.empty();
        boolean known = false;
        for (int parent = 1; parent <= Math.max(1, commit.parents().size()); parent++) {
            Seen seen = compare(commit, parent, tracked);
            if (seen.origin().isPresent()) {
                wait(commit.parents().get(parent - 1), seen.origin().get());
            }
            // The first parent from which it came tells what the commit did.
            first = !known && (first.isEmpty() || seen.origin().isPresent()) ? seen.entry() : first;
            known |= seen.origin().isPresent();
        }
        return first;
    }

    /**
     * What is seen against one parent.
     *
     * @param origin the element in the parent
     * @param entry what happened on the way
     */
    private record Seen(Optional<Tracked> origin, Optional<HistoryEntry> entry) {}

    private Seen compare(Commit commit, int parent, Tracked tracked) {
        Comparison comparison = repository.compare(commit.id(), parent, admission);
        Mapping mapping = refract.match(comparison).mapping();
        Optional<Entity> found = mapping.after().entities().stream()
                .filter(entity -> entity.unit().path().equals(tracked.file())
                        && language.rendering().elementId(entity).equals(tracked.element()))
                .findFirst();
        if (found.isEmpty()) {
            return new Seen(Optional.empty(), Optional.empty());
        }
        Place after = place(found.get());
        Optional<EntityPair> pair = pair(mapping, found.get());
        if (pair.isEmpty()) {
            return new Seen(
                    Optional.empty(), Optional.of(new HistoryEntry(commit, Optional.empty(), after, List.of())));
        }
        Entity origin = pair.get().before();
        Place before = place(origin);
        boolean same = before.element().equals(after.element())
                && before.file().equals(after.file())
                && origin.own().sameCode(found.get().own());
        Optional<HistoryEntry> entry = same
                ? Optional.empty()
                : Optional.of(
                        new HistoryEntry(commit, Optional.of(before), after, refactorings(comparison, before, after)));
        return new Seen(Optional.of(new Tracked(before.file(), before.element())), entry);
    }

    /** Of an element that came from several, the first is followed. */
    private static Optional<EntityPair> pair(Mapping mapping, Entity after) {
        return mapping.ofAfter(after)
                .or(() -> mapping.allPairs().stream()
                        .filter(pair -> pair.after() == after)
                        .findFirst());
    }

    private List<Refactoring> refactorings(Comparison comparison, Place before, Place after) {
        List<Refactoring> found = new ArrayList<>();
        for (Refactoring refactoring : refract.detect(comparison).refactorings()) {
            if (Concerns.of(refactoring, before.element(), after.element())) {
                found.add(refactoring);
            }
        }
        return found;
    }

    private Place place(Entity entity) {
        int line = entity.unit().file().tree().lines().line(entity.own().start());
        return new Place(
                language.rendering().elementId(entity),
                language.rendering().signature(entity),
                entity.unit().path(),
                line);
    }
}
