package dev.refract.git;

import dev.refract.source.InputException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.jgit.errors.AmbiguousObjectException;
import org.eclipse.jgit.errors.IncorrectObjectTypeException;
import org.eclipse.jgit.errors.MissingObjectException;
import org.eclipse.jgit.lib.Constants;
import org.eclipse.jgit.lib.ObjectId;
import org.eclipse.jgit.lib.ObjectReader;
import org.eclipse.jgit.lib.PersonIdent;
import org.eclipse.jgit.lib.Repository;
import org.eclipse.jgit.revwalk.RevCommit;
import org.eclipse.jgit.revwalk.RevWalk;

/** Finds commits: by expression, by range, by parenthood. */
final class Revisions {
    private final Repository repository;
    private final String place;
    private final Shorthands shorthands;

    Revisions(Repository repository, String place) {
        this.repository = repository;
        this.place = place;
        this.shorthands = new Shorthands(repository, place);
    }

    /** The commit that the expression names. */
    ObjectId resolve(String expression) throws IOException {
        try {
            Optional<String> spelledOut = shorthands.spellOut(expression, this::resolve);
            ObjectId commit = spelledOut.isEmpty() ? null : repository.resolve(spelledOut.get() + "^{commit}");
            if (commit == null) {
                throw isPath(expression) ? noCommit(expression, null) : unknown(expression);
            }
            return commit;
        } catch (AmbiguousObjectException e) {
            return onlyCommit(e.getCandidates())
                    .orElseThrow(() -> new InputException(
                            "'" + expression + "' is the start of several ids in " + place + "; give more of it"));
        } catch (IncorrectObjectTypeException e) {
            throw noCommit(expression, e);
        } catch (MissingObjectException e) {
            throw unknown(expression);
        } catch (IllegalArgumentException e) {
            throw new InputException(
                    "cannot read revision '" + expression + "'; give a branch, a tag, an id, or such as HEAD~2", e);
        }
    }

    /** Whether it names a file or folder of a commit, as {@code HEAD:src} does. */
    private boolean isPath(String expression) throws IOException {
        return expression.indexOf(':') > 0 && repository.resolve(expression) != null;
    }

    private InputException noCommit(String expression, Exception cause) {
        return new InputException(
                "'" + expression + "' in " + place + " is not a commit; give a commit or a branch", cause);
    }

    private InputException unknown(String expression) throws IOException {
        if (repository.resolve(Constants.HEAD) == null && expression.startsWith(Constants.HEAD)) {
            return new InputException("there is no commit yet in " + place + "; commit something first");
        }
        return new InputException("unknown revision '" + expression + "' in " + place
                + "; `git log` and `git branch --all` show what there is");
    }

    /** An abbreviated id may stand for a commit and for other objects: then the commit is meant. */
    private Optional<ObjectId> onlyCommit(Collection<ObjectId> candidates) throws IOException {
        List<ObjectId> commits = new ArrayList<>();
        try (ObjectReader reader = repository.newObjectReader()) {
            for (ObjectId candidate : candidates) {
                if (reader.open(candidate).getType() == Constants.OBJ_COMMIT) {
                    commits.add(candidate);
                }
            }
        }
        return commits.size() == 1 ? Optional.of(commits.get(0)) : Optional.empty();
    }

    /** The ancestors of a commit, with itself, that are not ancestors of the other. */
    List<String> range(Optional<ObjectId> excluded, ObjectId included) throws IOException {
        try (RevWalk walk = new RevWalk(repository)) {
            walk.setRetainBody(false);
            walk.markStart(walk.parseCommit(included));
            if (excluded.isPresent()) {
                walk.markUninteresting(walk.parseCommit(excluded.get()));
            }
            return TopologicalOrder.of(walk);
        }
    }

    /** The parent with this number, counted from 1; none for a root commit, whose first parent is the empty tree. */
    Optional<ObjectId> parent(ObjectId id, int number) throws IOException {
        try (RevWalk walk = new RevWalk(repository)) {
            RevCommit commit = walk.parseCommit(id);
            int count = commit.getParentCount();
            if (count == 0 && isCutOff(walk.getObjectReader(), id)) {
                throw new InputException("the parent of commit " + id.name() + " is not in this shallow clone of "
                        + place + "; run `git fetch --deepen=1` or `git fetch --unshallow`");
            }
            if (number < 1 || number > Math.max(1, count)) {
                throw new InputException("commit " + id.name() + " has no parent " + number + "; it has " + count);
            }
            return count == 0
                    ? Optional.empty()
                    : Optional.of(commit.getParent(number - 1).getId());
        }
    }

    /** What a commit says of itself. */
    Commit commit(ObjectId id) throws IOException {
        try (RevWalk walk = new RevWalk(repository)) {
            RevCommit commit = walk.parseCommit(id);
            List<String> parents =
                    Stream.of(commit.getParents()).map(RevCommit::name).toList();
            return new Commit(
                    commit.name(),
                    parents,
                    signature(commit.getAuthorIdent()),
                    signature(commit.getCommitterIdent()),
                    commit.getFullMessage());
        }
    }

    private static Commit.Signature signature(PersonIdent person) {
        if (person == null) {
            // Some old converters wrote commits without.
            return new Commit.Signature("", "", Instant.EPOCH.atOffset(ZoneOffset.UTC));
        }
        OffsetDateTime time =
                person.getWhenAsInstant().atZone(person.getZoneId()).toOffsetDateTime();
        return new Commit.Signature(person.getName(), person.getEmailAddress(), time);
    }

    /** Whether a shallow clone left the parents of the commit behind. */
    boolean isCutOff(ObjectId id) throws IOException {
        try (ObjectReader reader = repository.newObjectReader()) {
            return isCutOff(reader, id);
        }
    }

    /** Whether the commit has parents which a shallow clone left behind; JGit shows such a commit without parents. */
    private boolean isCutOff(ObjectReader reader, ObjectId id) throws IOException {
        if (!repository.getObjectDatabase().getShallowCommits().contains(id)) {
            return false;
        }
        String header = new String(reader.open(id, Constants.OBJ_COMMIT).getBytes(), StandardCharsets.ISO_8859_1);
        return header.lines().takeWhile(line -> !line.isEmpty()).anyMatch(line -> line.startsWith("parent "));
    }
}
