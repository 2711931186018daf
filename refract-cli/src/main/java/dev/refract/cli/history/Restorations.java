package dev.refract.cli.history;

import dev.refract.engine.Refract;
import dev.refract.git.Commit;
import dev.refract.git.GitRepository;
import dev.refract.git.HistoryCommit;
import dev.refract.git.HistoryRange;
import dev.refract.match.mapping.Mapping;
import dev.refract.model.Entity;
import dev.refract.source.Admission;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Finds what was deleted once and is brought back, as by the revert of a commit. */
final class Restorations {
    /**
     * Versions of a file that are read at most. A deletion is mostly taken back soon; and an element that was never there
     * would have all versions of a file read that many have worked on for years, each a few milliseconds.
     */
    private static final int MAX_VERSIONS = 200;

    private final GitRepository repository;
    private final Refract refract;
    private final Admission admission;
    private final Whereabouts places;
    private final FileVersions versions;

    Restorations(
            GitRepository repository, Refract refract, Admission admission, Whereabouts places, FileVersions versions) {
        this.repository = repository;
        this.refract = refract;
        this.admission = admission;
        this.places = places;
        this.versions = versions;
    }

    /**
     * An element in an earlier commit.
     *
     * @param commit full id of the commit
     * @param element the element there
     */
    record Earlier(String commit, Entity element) {}

    /** The last version with the element in the same file, among the ancestors of a commit whose parents do not have it. */
    Optional<Earlier> find(Commit commit, Tracked tracked) {
        List<HistoryCommit> touching = repository.history(new HistoryRange(
                commit.parents(), List.of(), Optional.empty(), Optional.empty(), List.of(tracked.file())));
        Set<String> contents = new HashSet<>();
        for (int i = touching.size() - 1; i >= 0 && contents.size() < MAX_VERSIONS; i--) {
            String earlier = touching.get(i).id();
            Optional<String> content = repository.contentId(earlier, tracked.file());
            if (content.isEmpty() || !contents.add(content.get())) {
                continue;
            }
            Optional<Entity> found = versions.read(earlier, tracked.file()).find(tracked.element());
            if (found.isPresent()) {
                boolean last = i == touching.size() - 1;
                return last || !livesOn(touching.get(i + 1).id(), tracked)
                        ? Optional.of(new Earlier(earlier, found.get()))
                        : Optional.empty();
            }
        }
        return Optional.empty();
    }

    /** Whether the element got another name or place in the commit that took it away: then what is new is another one. */
    private boolean livesOn(String commit, Tracked tracked) {
        Mapping mapping =
                refract.match(repository.compare(commit, 1, admission)).mapping();
        return mapping.allPairs().stream().anyMatch(pair -> places.isAt(pair.before(), tracked));
    }
}
