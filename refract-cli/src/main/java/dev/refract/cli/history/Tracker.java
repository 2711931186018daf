package dev.refract.cli.history;

import dev.refract.engine.FileModelCache;
import dev.refract.engine.Options;
import dev.refract.engine.Refract;
import dev.refract.frontend.LanguageFrontend;
import dev.refract.git.Commit;
import dev.refract.git.GitRepository;
import dev.refract.git.HistoryCommit;
import dev.refract.git.HistoryRange;
import dev.refract.model.Entity;
import dev.refract.source.Admission;
import java.nio.file.Path;
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
 * tree, and those that leave it alone by its code; in the others the mapping of entities says what it was before. Where
 * lines of history meet, it is followed on the line from which it came as it is; where it has something of several, on
 * each of them. Where it was deleted and is brought back, it is followed from the last commit that had it.
 */
public final class Tracker {
    private static final int CACHE_SHARE = 4;

    private final GitRepository repository;
    private final ElementFinder finder;
    private final Whereabouts places;
    private final FileVersions versions;
    private final Predecessors predecessors;
    private final Origins origins;
    private final Restorations restorations;
    private final Gaps gaps = new Gaps();
    private final Map<String, Set<Tracked>> waiting = new HashMap<>();

    public Tracker(GitRepository repository, LanguageFrontend language, Options options, Admission admission) {
        this.repository = Objects.requireNonNull(repository, "repository");
        FileModelCache cache = new FileModelCache(Runtime.getRuntime().maxMemory() / CACHE_SHARE);
        Refract refract = new Refract(language, options).withCache(cache);
        this.finder = new ElementFinder(repository, language, refract, admission.limits());
        this.places = new Whereabouts(language.rendering());
        this.versions = new FileVersions(repository, language, refract, admission);
        this.restorations = new Restorations(repository, refract, admission, places, versions);
        this.origins = new Origins(repository, refract, admission, places, gaps);
        this.predecessors = new Predecessors(repository, versions, origins, gaps);
    }

    /**
     * Finds an element.
     *
     * @param commit full id of the commit in which it is looked for
     * @param wanted its name, or a file and a line
     * @param start the folder from which the path of the file may start, if not from the root of the repository
     */
    public Place find(String commit, String wanted, Path start) {
        return places.of(finder.find(commit, wanted, start));
    }

    /**
     * Follows an element, and hands on what happened to it, newest first.
     *
     * @param tip full id of the commit in which it is
     * @param element the element there
     * @return what could not be read on the way
     */
    public List<Gap> follow(String tip, Place element, Consumer<HistoryEntry> sink) {
        wait(tip, new Tracked(element.file(), element.element()));
        List<HistoryCommit> history = repository.history(
                new HistoryRange(List.of(tip), List.of(), Optional.empty(), Optional.empty(), List.of()));
        for (int i = history.size() - 1; i >= 0 && !waiting.isEmpty(); i--) {
            Set<Tracked> here = waiting.remove(history.get(i).id());
            if (here != null) {
                Commit commit = repository.commit(history.get(i).id());
                here.forEach(tracked -> look(commit, tracked).ifPresent(sink));
            }
        }
        return gaps.all();
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
        List<String> before = predecessors.of(commit, tracked);
        FileVersion version = versions.read(commit.id(), tracked.file());
        Optional<Entity> element = version.find(tracked.element());
        if (element.isEmpty()) {
            gaps.add(commit.id(), version.skipped());
            goOnUnseen(before, tracked);
            return Optional.empty();
        }
        Optional<String> same = withSameElement(before, tracked, element.get());
        if (same.isPresent()) {
            wait(same.get(), tracked);
            return Optional.empty();
        }
        if (before.isEmpty()) {
            return Optional.of(oldest(commit, places.of(element.get())));
        }
        return compare(commit, before, tracked);
    }

    private HistoryEntry oldest(Commit commit, Place element) {
        return repository.isCutOff(commit.id())
                ? HistoryEntry.cutOff(commit, element)
                : HistoryEntry.introduced(commit, element, List.of());
    }

    /** Needs no comparison of whole versions; and what a merge took over as it was is not a change of the merge. */
    private Optional<String> withSameElement(List<String> before, Tracked tracked, Entity element) {
        return before.stream()
                .filter(commit -> versions.read(commit, tracked.file())
                        .find(tracked.element())
                        .filter(origin -> origin.own().sameCode(element.own()))
                        .isPresent())
                .findFirst();
    }

    /** Where it cannot be seen what a commit did, the element is followed to where it has the same name. */
    private void goOnUnseen(List<String> before, Tracked tracked) {
        before.stream().filter(commit -> isIn(commit, tracked)).forEach(commit -> wait(commit, tracked));
    }

    private Optional<HistoryEntry> compare(Commit commit, List<String> before, Tracked tracked) {
        List<Origin> seen = before.stream()
                .flatMap(from -> origins.find(from, commit, tracked).stream())
                .toList();
        if (seen.isEmpty()) {
            goOnUnseen(before, tracked);
            return Optional.empty();
        }
        gaps.add(commit.id(), versions.read(commit.id(), tracked.file()).skipped());
        seen.forEach(this::goOn);
        if (isPutTogether(seen, tracked)) {
            return Optional.empty();
        }
        // The first version from which it came tells what the commit did.
        Origin telling = seen.stream().filter(Origin::isFound).findFirst().orElse(seen.get(0));
        HistoryEntry entry = origins.entry(commit, telling);
        return Optional.of(telling.isFound() || isInOne(before, tracked) ? entry : orRestored(entry, tracked));
    }

    /** Whether a merge has no more than the code of the one line and the name of the other: each told it before. */
    private boolean isPutTogether(List<Origin> seen, Tracked tracked) {
        return seen.stream().anyMatch(Origin::isSameCode)
                && seen.stream()
                        .flatMap(origin -> origin.before().stream())
                        .anyMatch(before -> places.isAt(before, tracked));
    }

    private boolean isInOne(List<String> commits, Tracked tracked) {
        return commits.stream().anyMatch(commit -> isIn(commit, tracked));
    }

    private boolean isIn(String commit, Tracked tracked) {
        return versions.read(commit, tracked.file()).find(tracked.element()).isPresent();
    }

    private HistoryEntry orRestored(HistoryEntry introduced, Tracked tracked) {
        Optional<Restorations.Earlier> found = restorations.find(introduced.commit(), tracked);
        found.ifPresent(earlier -> wait(earlier.commit(), tracked));
        return found.map(earlier -> introduced.restored(earlier.commit(), places.of(earlier.element())))
                .orElse(introduced);
    }

    private void goOn(Origin origin) {
        if (origin.before().isPresent()) {
            Tracked before = places.tracked(origin.before().get());
            gaps.add(origin.from(), versions.read(origin.from(), before.file()).skipped());
            wait(origin.from(), before);
        }
    }
}
