package dev.refract.git;

import dev.refract.source.InputException;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.jgit.lib.Constants;
import org.eclipse.jgit.lib.ObjectId;
import org.eclipse.jgit.lib.Ref;
import org.eclipse.jgit.lib.Repository;
import org.eclipse.jgit.revwalk.RevWalk;
import org.eclipse.jgit.revwalk.RevWalkUtils;

/** Finds branches, and the one that a repository is about. */
final class Branches {
    /** Usual names of default branches, the most usual first. */
    private static final List<String> USUAL = List.of("main", "master", "trunk", "develop");

    private final Repository repository;
    private final String place;

    Branches(Repository repository, String place) {
        this.repository = repository;
        this.place = place;
    }

    /** Full names of all branches, local and of remotes, sorted; a remote's HEAD is another name of one of them. */
    List<String> all() throws IOException {
        return Stream.concat(
                        repository.getRefDatabase().getRefsByPrefix(Constants.R_HEADS).stream(),
                        repository.getRefDatabase().getRefsByPrefix(Constants.R_REMOTES).stream())
                .filter(ref -> !ref.isSymbolic() && ref.getObjectId() != null)
                .map(Ref::getName)
                .sorted()
                .toList();
    }

    /**
     * Full name of the default branch: the one that the remote calls so, the one that is checked out, the only one, or one
     * of a usual name, the first of these that there is.
     */
    String byDefault() throws IOException {
        Optional<String> found = ofRemote().or(this::checkedOut);
        if (found.isPresent()) {
            return found.get();
        }
        List<String> all = all();
        if (all.size() == 1) {
            return all.get(0);
        }
        return USUAL.stream()
                .flatMap(name -> Stream.of(Constants.R_HEADS + name, Constants.R_REMOTES + "origin/" + name))
                .filter(all::contains)
                .findFirst()
                .orElseThrow(() -> none(all));
    }

    /** How far the default branch is behind the one of its name in {@code origin}; none where it is not. */
    Optional<Lag> lag() throws IOException {
        String branch = byDefault();
        String name = Repository.shortenRefName(branch);
        Ref local = repository.exactRef(Constants.R_HEADS + name);
        Ref remote = repository.exactRef(Constants.R_REMOTES + "origin/" + name);
        if (!branch.startsWith(Constants.R_HEADS) || local == null || remote == null) {
            return Optional.empty();
        }
        int commits = count(remote.getObjectId(), local.getObjectId());
        return commits == 0
                ? Optional.empty()
                : Optional.of(new Lag(name, Repository.shortenRefName(remote.getName()), commits));
    }

    private int count(ObjectId included, ObjectId excluded) throws IOException {
        try (RevWalk walk = new RevWalk(repository)) {
            return RevWalkUtils.count(walk, walk.parseCommit(included), walk.parseCommit(excluded));
        }
    }

    private InputException none(List<String> all) {
        return new InputException(
                all.isEmpty()
                        ? "there is no commit yet in " + place
                        : "there are " + all.size() + " branches in " + place
                                + " and none is the default; name one with --branch, or take --all");
    }

    /** A local branch of the name is preferred: it may be ahead. */
    private Optional<String> ofRemote() throws IOException {
        String prefix = Constants.R_REMOTES + "origin/";
        Ref head = repository.exactRef(prefix + Constants.HEAD);
        if (head == null || !head.isSymbolic() || head.getObjectId() == null) {
            return Optional.empty();
        }
        String remote = head.getTarget().getName();
        String local = Constants.R_HEADS + remote.substring(Math.min(prefix.length(), remote.length()));
        return Optional.of(repository.exactRef(local) == null ? remote : local);
    }

    private Optional<String> checkedOut() {
        try {
            Ref head = repository.exactRef(Constants.HEAD);
            return head == null || head.getObjectId() == null
                    ? Optional.empty()
                    : Optional.of(head.getTarget().getName());
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }
}
