package dev.refract.git;

import java.io.IOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.jgit.lib.ObjectId;
import org.eclipse.jgit.lib.Repository;
import org.eclipse.jgit.revwalk.RevCommit;
import org.eclipse.jgit.revwalk.RevWalk;
import org.eclipse.jgit.treewalk.TreeWalk;

/** Finds the commits of a history, no commit before its parents. */
final class HistoryWalk {
    private final Repository repository;

    HistoryWalk(Repository repository) {
        this.repository = repository;
    }

    List<HistoryCommit> find(HistoryRange range) throws IOException {
        try (RevWalk walk = new RevWalk(repository)) {
            walk.setRetainBody(false);
            List<HistoryCommit> found = new ArrayList<>();
            for (RevCommit commit : ordered(walk, range)) {
                if (range.includes(Instant.ofEpochSecond(commit.getCommitTime()))
                        && (range.paths().isEmpty() || touches(walk, commit, range.paths()))) {
                    found.add(new HistoryCommit(commit.name(), commit.getParentCount()));
                }
            }
            return found;
        }
    }

    private static List<RevCommit> ordered(RevWalk walk, HistoryRange range) throws IOException {
        for (String tip : range.tips()) {
            walk.markStart(walk.parseCommit(ObjectId.fromString(tip)));
        }
        for (String excluded : range.excluded()) {
            walk.markUninteresting(walk.parseCommit(ObjectId.fromString(excluded)));
        }
        return TopologicalOrder.commits(walk);
    }

    private static boolean touches(RevWalk walk, RevCommit commit, List<String> paths) throws IOException {
        for (String path : paths) {
            Optional<ObjectId> after = object(walk, commit, path);
            Optional<ObjectId> before = commit.getParentCount() == 0
                    ? Optional.empty()
                    : object(walk, walk.parseCommit(commit.getParent(0)), path);
            if (!before.equals(after)) {
                return true;
            }
        }
        return false;
    }

    private static Optional<ObjectId> object(RevWalk walk, RevCommit commit, String path) throws IOException {
        try (TreeWalk found = TreeWalk.forPath(walk.getObjectReader(), path, commit.getTree())) {
            return found == null ? Optional.empty() : Optional.of(found.getObjectId(0));
        }
    }
}
