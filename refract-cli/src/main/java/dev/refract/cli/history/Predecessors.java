package dev.refract.cli.history;

import dev.refract.git.Commit;
import dev.refract.git.GitRepository;
import dev.refract.source.Skip;
import dev.refract.source.SkipCause;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The versions that an element may have come from. Those are its commit's parents; where the file of the element cannot
 * be read in one of them, or not whole and what the element was is not seen in the rest, that one's predecessors stand
 * for it, so that a history goes on behind a version with a conflict in it.
 */
final class Predecessors {
    private static final String CUT_OFF = "its parents are not in this shallow clone; run `git fetch --unshallow`";

    private final GitRepository repository;
    private final FileVersions versions;
    private final Origins origins;
    private final Gaps gaps;

    Predecessors(GitRepository repository, FileVersions versions, Origins origins, Gaps gaps) {
        this.repository = repository;
        this.versions = versions;
        this.origins = origins;
        this.gaps = gaps;
    }

    /** Full ids of the commits, in the order of the parents. */
    List<String> of(Commit commit, Tracked tracked) {
        List<String> found = new ArrayList<>();
        Set<String> seen = new HashSet<>();
        // What could not be read is not read again in each commit that left it alone.
        Set<String> unreadable = new HashSet<>();
        Deque<String> open = new ArrayDeque<>();
        push(parents(commit.id()), open);
        while (!open.isEmpty()) {
            String next = open.pop();
            if (!seen.add(next)) {
                continue;
            }
            if (!unreadable.contains(content(next, tracked)) && canBeRead(next, commit, tracked)) {
                found.add(next);
            } else {
                unreadable.add(content(next, tracked));
                push(parents(next), open);
            }
        }
        return found;
    }

    /** What stands for the first parent comes before what stands for the second. */
    private static void push(List<String> parents, Deque<String> open) {
        for (int i = parents.size() - 1; i >= 0; i--) {
            open.push(parents.get(i));
        }
    }

    private List<String> parents(String commit) {
        List<String> parents = repository.commit(commit).parents();
        if (parents.isEmpty() && repository.isCutOff(commit)) {
            gaps.add(commit, new Skip("", SkipCause.UNREADABLE, CUT_OFF));
        }
        return parents;
    }

    private String content(String commit, Tracked tracked) {
        return repository.contentId(commit, tracked.file()).orElse("");
    }

    private boolean canBeRead(String before, Commit commit, Tracked tracked) {
        FileVersion version = versions.read(before, tracked.file());
        boolean seen = !version.mayHide(tracked.element())
                || !version.elements().isEmpty()
                        && origins.find(before, commit, tracked)
                                .filter(Origin::isFound)
                                .isPresent();
        if (!seen) {
            gaps.add(before, version.skipped());
        }
        return seen;
    }
}
