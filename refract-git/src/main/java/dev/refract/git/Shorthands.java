package dev.refract.git;

import dev.refract.source.InputException;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import org.eclipse.jgit.lib.BranchConfig;
import org.eclipse.jgit.lib.Constants;
import org.eclipse.jgit.lib.ObjectId;
import org.eclipse.jgit.lib.Ref;
import org.eclipse.jgit.lib.ReflogEntry;
import org.eclipse.jgit.lib.ReflogReader;
import org.eclipse.jgit.lib.Repository;
import org.eclipse.jgit.revwalk.RevCommit;
import org.eclipse.jgit.revwalk.RevObject;
import org.eclipse.jgit.revwalk.RevSort;
import org.eclipse.jgit.revwalk.RevWalk;

/**
 * Git's shorthands in front of what JGit reads: those that it does not know, and those that it takes for something else.
 * {@code main@{upstream}} is what it calls {@code refs/remotes/origin/main}, or {@code main} itself where there is no such
 * branch, whatever the configuration says; and it looks for {@code HEAD@{1}} into the log of the branch.
 */
final class Shorthands {
    private static final Pattern HEAD_SIGN = Pattern.compile("^@(?=$|[~^])");
    private static final Pattern UPSTREAM = Pattern.compile("^(.*?)@\\{(?:u|upstream)\\}", Pattern.CASE_INSENSITIVE);
    private static final Pattern HEAD_BEFORE = Pattern.compile("^HEAD@\\{(\\d{1,9})\\}");
    private static final Pattern SAYING = Pattern.compile("\\^\\{/([^}]*)\\}");
    private static final String SAYING_ANYWHERE = ":/";

    private final Repository repository;
    private final String place;

    Shorthands(Repository repository, String place) {
        this.repository = repository;
        this.place = place;
    }

    /** How commits are found by their expressions. */
    @FunctionalInterface
    interface Resolver {
        ObjectId resolve(String expression) throws IOException;
    }

    /** The same in words that JGit knows; none where there is no such commit. */
    Optional<String> spellOut(String expression, Resolver resolver) throws IOException {
        if (expression.startsWith(SAYING_ANYWHERE)) {
            return saying(expression.substring(SAYING_ANYWHERE.length()), List.of())
                    .map(ObjectId::name);
        }
        Matcher saying = SAYING.matcher(expression);
        if (saying.find() && saying.start() > 0) {
            ObjectId start = resolver.resolve(expression.substring(0, saying.start()));
            Optional<ObjectId> found = saying(saying.group(1), List.of(start));
            return found.isEmpty()
                    ? Optional.empty()
                    : spellOut(found.get().name() + expression.substring(saying.end()), resolver);
        }
        Matcher upstream = UPSTREAM.matcher(expression);
        if (upstream.find()) {
            return Optional.of(upstream(upstream.group(1)) + expression.substring(upstream.end()));
        }
        Matcher before = HEAD_BEFORE.matcher(expression);
        if (before.find()) {
            return headBefore(Integer.parseInt(before.group(1)))
                    .map(commit -> commit.name() + expression.substring(before.end()));
        }
        return Optional.of(HEAD_SIGN.matcher(expression).replaceFirst(Constants.HEAD));
    }

    /** The branch that another one follows, as the configuration says. */
    private String upstream(String name) throws IOException {
        boolean current = name.isEmpty() || name.equals("@") || name.equals(Constants.HEAD);
        String branch = current ? repository.getFullBranch() : name;
        String followed =
                new BranchConfig(repository.getConfig(), Repository.shortenRefName(branch)).getTrackingBranch();
        if (followed == null) {
            throw new InputException("branch '" + Repository.shortenRefName(branch) + "' in " + place
                    + " follows no other; `git branch -vv` shows which do");
        }
        return followed;
    }

    /** Where HEAD was this many steps ago, switches of branches included. */
    private Optional<ObjectId> headBefore(int steps) throws IOException {
        ReflogReader log = repository.getRefDatabase().getReflogReader(Constants.HEAD);
        if (log == null) {
            return Optional.empty();
        }
        ReflogEntry entry = log.getReverseEntry(steps);
        if (entry != null) {
            return Optional.of(entry.getNewId());
        }
        ReflogEntry last = steps == 0 ? null : log.getReverseEntry(steps - 1);
        return Optional.ofNullable(last).map(ReflogEntry::getOldId).filter(id -> !id.equals(ObjectId.zeroId()));
    }

    /** The youngest commit with a message that matches, in the history of these, or of all that has a name. */
    private Optional<ObjectId> saying(String text, List<ObjectId> starts) throws IOException {
        boolean negated = text.startsWith("!-");
        Pattern pattern = pattern(negated ? text.substring(2) : text.replaceFirst("^!!", "!"));
        try (RevWalk walk = new RevWalk(repository)) {
            walk.sort(RevSort.COMMIT_TIME_DESC);
            for (ObjectId start : starts) {
                walk.markStart(walk.parseCommit(start));
            }
            if (starts.isEmpty()) {
                startFromAllNames(walk);
            }
            for (RevCommit commit : walk) {
                if (pattern.matcher(commit.getFullMessage()).find() != negated) {
                    return Optional.of(commit.getId());
                }
            }
        }
        return Optional.empty();
    }

    /** As git reads it: over all lines of a message as one text. */
    private static Pattern pattern(String text) {
        try {
            return Pattern.compile(text, Pattern.DOTALL);
        } catch (PatternSyntaxException e) {
            throw new InputException("'" + text + "' is no regular expression: " + e.getDescription(), e);
        }
    }

    private void startFromAllNames(RevWalk walk) throws IOException {
        for (Ref ref : repository.getRefDatabase().getRefs()) {
            if (ref.getObjectId() != null) {
                RevObject object = walk.peel(walk.parseAny(ref.getObjectId()));
                if (object instanceof RevCommit commit) {
                    walk.markStart(commit);
                }
            }
        }
    }
}
