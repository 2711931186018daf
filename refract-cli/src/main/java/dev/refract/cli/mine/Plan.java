package dev.refract.cli.mine;

import dev.refract.git.HistoryCommit;
import dev.refract.store.record.KnownCommit;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * What there is to do for a history.
 *
 * @param commits the commits to look at, oldest first
 * @param known number of commits that are in the database and stay as they are
 * @param stale how many of those another version of the tool analysed, or this one with other options
 */
record Plan(List<HistoryCommit> commits, int known, int stale) {
    /** There is no commit at all, as there may be none between two days. */
    static final Plan NOTHING = new Plan(List.of(), 0, 0);

    Plan {
        commits = List.copyOf(commits);
    }

    static Plan of(
            List<HistoryCommit> history, Map<String, KnownCommit> known, MiningOptions options, String toolVersion) {
        List<HistoryCommit> commits = new ArrayList<>();
        int stale = 0;
        for (HistoryCommit commit : history) {
            KnownCommit before = known.get(commit.id());
            boolean isStale = before != null
                    && !before.isLeftOut()
                    && !(before.toolVersion().equals(toolVersion)
                            && before.options().equals(options.description()));
            if (before == null || isWantedAgain(commit, before, isStale, options)) {
                commits.add(commit);
            } else if (isStale) {
                stale++;
            }
        }
        return new Plan(commits, history.size() - commits.size(), stale);
    }

    private static boolean isWantedAgain(
            HistoryCommit commit, KnownCommit before, boolean isStale, MiningOptions options) {
        boolean mergeIsWanted = before.isLeftOut() && commit.isMerge() && options.merges();
        boolean redo = isStale && options.again().redo();
        boolean retry = before.outcome().equals("failed") && options.again().retry();
        return mergeIsWanted || redo || retry;
    }
}
