package dev.refract.cli.history;

import dev.refract.engine.Matches;
import dev.refract.engine.Refract;
import dev.refract.finding.Findings;
import dev.refract.finding.Refactoring;
import dev.refract.git.Commit;
import dev.refract.git.GitRepository;
import dev.refract.source.Admission;
import dev.refract.source.Comparison;
import dev.refract.source.Skip;
import dev.refract.source.SkipCause;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Compares the whole versions of two commits for the sake of one element. */
final class Origins {
    private final GitRepository repository;
    private final Refract refract;
    private final Admission admission;
    private final Whereabouts places;
    private final Gaps gaps;

    Origins(GitRepository repository, Refract refract, Admission admission, Whereabouts places, Gaps gaps) {
        this.repository = repository;
        this.refract = refract;
        this.admission = admission;
        this.places = places;
        this.gaps = gaps;
    }

    /**
     * What the element was in another version; empty where it cannot be seen in the commit beside that one. What could not
     * be read of its own file is left to who reads that.
     */
    Optional<Origin> find(String from, Commit commit, Tracked tracked) {
        Comparison comparison = repository.compareVersions(from, commit.id(), admission);
        Matches matches = refract.match(comparison);
        Optional<Origin> origin = matches.mapping().after().entities().stream()
                .filter(entity -> places.isAt(entity, tracked))
                .findFirst()
                .map(after -> Origin.of(from, comparison, matches, after));
        boolean found = origin.filter(Origin::isFound).isPresent();
        for (Skip skip : matches.skipped()) {
            boolean other = !skip.file().equals(tracked.file());
            note(commit.id(), skip, !found && other && isIn(from, skip));
        }
        return origin;
    }

    /** An element that seems to be new may have come out of a file that was there and was not read. */
    private boolean isIn(String commit, Skip skip) {
        return !skip.file().isEmpty()
                && repository.contentId(commit, skip.file()).isPresent();
    }

    /** Where a limit ended the work, no file is named. */
    private void note(String commit, Skip skip, boolean concerned) {
        boolean everything = skip.file().isEmpty() || skip.cause() == SkipCause.DETECTOR_CRASHED;
        if (skip.cause().incomplete() && (everything || concerned)) {
            gaps.add(commit, skip);
        }
    }

    /** What the commit did to the element. */
    HistoryEntry entry(Commit commit, Origin origin) {
        Place after = places.of(origin.after());
        Optional<Place> before = origin.before().map(places::of);
        Findings findings = refract.detect(origin.comparison());
        findings.skipped().forEach(skip -> note(commit.id(), skip, false));
        List<Refactoring> concerning = new ArrayList<>();
        for (Refactoring refactoring : findings.refactorings()) {
            if (Concerns.of(refactoring, before, after)) {
                concerning.add(refactoring);
            }
        }
        return new HistoryEntry(commit, before, Optional.empty(), after, concerning, false);
    }
}
