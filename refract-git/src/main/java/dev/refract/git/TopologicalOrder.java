package dev.refract.git;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.jgit.lib.ObjectId;
import org.eclipse.jgit.revwalk.RevCommit;
import org.eclipse.jgit.revwalk.RevFlag;
import org.eclipse.jgit.revwalk.RevWalk;

/**
 * The order of {@code git rev-list --reverse --topo-order}: no commit before its parents, lines of history kept
 * together. JGit's own topological order differs from git's where branches meet.
 */
final class TopologicalOrder {
    private final Map<ObjectId, RevCommit> commits = new LinkedHashMap<>();
    private final Map<ObjectId, Integer> childrenToCome = new HashMap<>();

    private TopologicalOrder() {}

    /** The ids of the commits that the walk yields, oldest first. */
    static List<String> of(RevWalk walk) throws IOException {
        return commits(walk).stream().map(RevCommit::name).toList();
    }

    /** The commits that the walk yields, oldest first. */
    static List<RevCommit> commits(RevWalk walk) throws IOException {
        TopologicalOrder order = new TopologicalOrder();
        List<RevCommit> found = new ArrayList<>();
        for (RevCommit commit = walk.next(); commit != null; commit = walk.next()) {
            found.add(commit);
        }
        // Where clocks were wrong, the walk learns late that a commit which it gave out is excluded.
        found.stream().filter(commit -> !commit.has(RevFlag.UNINTERESTING)).forEach(order::add);
        return order.oldestFirst();
    }

    private void add(RevCommit commit) {
        commits.put(commit, commit);
        for (RevCommit parent : commit.getParents()) {
            childrenToCome.merge(parent, 1, Integer::sum);
        }
    }

    /** Git's algorithm: a commit comes when all its children have come; of several, the one that was reached last. */
    private List<RevCommit> oldestFirst() {
        List<RevCommit> newestFirst = new ArrayList<>(commits.size());
        Deque<RevCommit> ready = new ArrayDeque<>();
        commits.values().stream()
                .filter(commit -> !childrenToCome.containsKey(commit))
                .forEach(ready::addLast);
        while (!ready.isEmpty()) {
            RevCommit commit = ready.pop();
            newestFirst.add(commit);
            for (RevCommit parent : commit.getParents()) {
                if (commits.containsKey(parent) && childrenToCome.merge(parent, -1, Integer::sum) == 0) {
                    ready.push(parent);
                }
            }
        }
        Collections.reverse(newestFirst);
        return newestFirst;
    }
}
