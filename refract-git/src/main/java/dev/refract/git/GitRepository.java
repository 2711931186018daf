package dev.refract.git;

import dev.refract.source.Admission;
import dev.refract.source.Changes;
import dev.refract.source.Comparison;
import dev.refract.source.ComparisonReader;
import dev.refract.source.InputException;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.eclipse.jgit.errors.MissingObjectException;
import org.eclipse.jgit.errors.NoWorkTreeException;
import org.eclipse.jgit.lib.Constants;
import org.eclipse.jgit.lib.ObjectId;
import org.eclipse.jgit.lib.ObjectReader;
import org.eclipse.jgit.lib.Repository;
import org.eclipse.jgit.revwalk.RevWalk;
import org.eclipse.jgit.storage.file.FileRepositoryBuilder;
import org.eclipse.jgit.treewalk.TreeWalk;

/**
 * A git repository as an input. Everything is read from the object database, the index or the files, and nothing is
 * ever written or checked out. May be used from several threads.
 *
 * <pre>{@code
 * Admission admission = new Admission(path -> path.endsWith(".java"), Limits.DEFAULT);
 * try (GitRepository repository = GitRepository.open(Path.of("."))) {
 *     Comparison comparison = repository.compare(repository.resolve("HEAD"), 1, admission);
 * }
 * }</pre>
 *
 * Whatever is wrong with what was asked for is an {@link InputException} with one line for the user.
 */
public final class GitRepository implements AutoCloseable {
    /** User and password between the scheme and the host of a URL. */
    private static final Pattern PASSWORD = Pattern.compile("^(https?://)[^/@]*@");

    private final Repository repository;
    private final String place;
    private final Revisions revisions;
    private final KeptReaders readers;

    private GitRepository(Repository repository, String place) {
        this.repository = repository;
        this.place = place;
        this.revisions = new Revisions(repository, place);
        this.readers = new KeptReaders(repository);
    }

    /** Opens the repository that the folder is in: its working tree, a folder below it, a worktree, or a bare one. */
    public static GitRepository open(Path folder) {
        return open(folder, new FileRepositoryBuilder());
    }

    /**
     * Opens the repository that the folder is in, unless git's environment variables name another one, or another index:
     * so git tells its hooks what they are to look at.
     */
    public static GitRepository openFromEnvironment(Path folder) {
        return open(folder, new FileRepositoryBuilder().readEnvironment());
    }

    private static GitRepository open(Path folder, FileRepositoryBuilder builder) {
        if (!Files.isDirectory(folder)) {
            throw new InputException(
                    Files.exists(folder)
                            ? "not a folder: " + folder + "; give the git repository, or a folder in it"
                            : "no such folder: " + folder);
        }
        QuietSystemReader.install();
        try {
            File start = folder.toRealPath().toFile();
            builder.setMustExist(true).findGitDir(start);
            if (builder.getGitDir() == null) {
                throw new InputException("no git repository in "
                        + folder.toAbsolutePath().normalize() + " or above it; give the folder of one, or"
                        + " compare two folders with `refract diff`");
            }
            return new GitRepository(readable(builder.build(), folder), folder.toString());
        } catch (IOException | IllegalArgumentException e) {
            throw new InputException("cannot open the git repository in " + folder + ": " + firstLine(e), e);
        }
    }

    private static Repository readable(Repository repository, Path folder) {
        String objectFormat = repository.getConfig().getString("extensions", null, "objectformat");
        if (objectFormat == null || objectFormat.equalsIgnoreCase("sha1")) {
            return repository;
        }
        repository.close();
        throw new InputException("the git repository in " + folder + " has " + objectFormat
                + " ids, which cannot be read yet; compare two folders with `refract diff`");
    }

    /** Full id of the commit that an expression names: a branch, a tag, an id or its start, {@code HEAD~2}. */
    public String resolve(String expression) {
        return reading(() -> revisions.resolve(expression).name());
    }

    /** The commits of {@code excluded..included}, in the order of {@code git rev-list --reverse --topo-order}. */
    public List<String> range(String excluded, String included) {
        return reading(() -> revisions.range(Optional.of(id(excluded)), id(included)));
    }

    /** A commit and all its ancestors, in the order of {@code git rev-list --reverse --topo-order}. */
    public List<String> history(String tip) {
        return reading(() -> revisions.range(Optional.empty(), id(tip)));
    }

    /** The commits of a history that are meant, in the order of {@code git rev-list --reverse --topo-order}. */
    public List<HistoryCommit> history(HistoryRange range) {
        return reading(() -> new HistoryWalk(repository).find(range));
    }

    /** Full names of all branches, local and of remotes, sorted. */
    public List<String> branches() {
        return reading(() -> new Branches(repository, place).all());
    }

    /**
     * Full name of the branch that the repository is about: the one that its remote calls the default, the one that is
     * checked out, the only one, or one of a usual name; the first of these that there is.
     */
    public String defaultBranch() {
        return reading(() -> new Branches(repository, place).byDefault());
    }

    /** How far the default branch is behind the one of its name in {@code origin}; none where it is not. */
    public Optional<Lag> defaultBranchLag() {
        return reading(() -> new Branches(repository, place).lag());
    }

    /** What a commit says of itself. */
    public Commit commit(String commit) {
        return reading(() -> revisions.commit(id(commit)));
    }

    /** Content id of the file at a path in a commit; none where there is no such file. */
    public Optional<String> contentId(String commit, String path) {
        return reading(() -> {
            try (TreeWalk found = TreeWalk.forPath(repository, path, tree(id(commit)))) {
                return found == null
                        ? Optional.empty()
                        : Optional.of(found.getObjectId(0).name());
            }
        });
    }

    /** Full id of a parent, counted from 1; none for a root commit. */
    public Optional<String> parent(String commit, int number) {
        return reading(() -> revisions.parent(id(commit), number).map(ObjectId::name));
    }

    /** Number of parents that the commit was made with, as far as they are in this clone. */
    public int parentCount(String commit) {
        return reading(() -> {
            try (RevWalk walk = new RevWalk(repository)) {
                return walk.parseCommit(id(commit)).getParentCount();
            }
        });
    }

    /** Whether a shallow clone left the parents of the commit behind, so that it looks like a root commit. */
    public boolean isCutOff(String commit) {
        return reading(() -> revisions.isCutOff(id(commit)));
    }

    /** Compares a commit with one of its parents, counted from 1; a root commit with nothing. */
    public Comparison compare(String commit, int parentNumber, Admission admission) {
        return read(admission, reader -> {
            ObjectId after = id(commit);
            Optional<ObjectId> parent = revisions.parent(after, parentNumber);
            Optional<ObjectId> before = parent.isPresent() ? Optional.of(tree(parent.get())) : Optional.empty();
            return new TreeChanges(reader, admission).between(before, tree(after));
        });
    }

    /** Compares the whole versions of two commits, whatever lies between them. */
    public Comparison compareVersions(String before, String after, Admission admission) {
        return read(
                admission,
                reader -> new TreeChanges(reader, admission).between(Optional.of(tree(id(before))), tree(id(after))));
    }

    /** The files of a commit that are admitted, as a comparison of nothing with them. */
    public Comparison snapshot(String commit, Admission admission) {
        return read(
                admission, reader -> new TreeChanges(reader, admission).between(Optional.empty(), tree(id(commit))));
    }

    /** One file of a commit, if it has it, as a comparison of nothing with it; a folder's path stands for all in it. */
    public Comparison snapshot(String commit, String path, Admission admission) {
        return read(admission, reader -> new TreeChanges(reader, admission).of(path, tree(id(commit))));
    }

    /** Compares the last commit with the index: what is staged. */
    public Comparison compareStaged(Admission admission) {
        return read(
                admission, reader -> new StagedChanges(reader, repository.readDirCache(), admission).since(headTree()));
    }

    /** Compares the last commit with the working tree, including files that are neither tracked nor ignored. */
    public Comparison compareWorkingTree(Admission admission) {
        return read(admission, reader -> new WorkingTreeChanges(repository, reader, admission).since(headTree()));
    }

    /** Full id of the last commit; none in a repository without one. */
    public Optional<String> head() {
        return reading(
                () -> Optional.ofNullable(repository.resolve(Constants.HEAD)).map(ObjectId::name));
    }

    /** Whether the commit with this full id is in the repository. */
    public boolean has(String commit) {
        return reading(() -> repository.getObjectDatabase().has(ObjectId.fromString(commit)));
    }

    /**
     * Where the repository comes from: the URL of {@code origin} without passwords, or its folder. That is one folder,
     * whatever worktree, folder below or link the repository was opened by.
     */
    public String address() {
        String url = repository.getConfig().getString("remote", "origin", "url");
        return url == null
                ? reading(this::home).toString()
                : PASSWORD.matcher(url).replaceFirst("$1");
    }

    /** The folder of the working tree, without links; none of a bare repository. */
    public Optional<Path> workTree() {
        return repository.isBare()
                ? Optional.empty()
                : Optional.of(reading(() -> repository.getWorkTree().toPath().toRealPath()));
    }

    private Path home() throws IOException {
        Path git = repository.getCommonDirectory().toPath().toRealPath();
        Path above = git.getParent();
        return above != null && git.endsWith(Constants.DOT_GIT) ? above : git;
    }

    @Override
    public void close() {
        readers.close();
        repository.close();
    }

    private ObjectId id(String commit) throws IOException {
        return ObjectId.isId(commit) ? ObjectId.fromString(commit) : revisions.resolve(commit);
    }

    private ObjectId tree(ObjectId commit) throws IOException {
        try (RevWalk walk = new RevWalk(repository)) {
            return walk.parseCommit(commit).getTree().getId();
        }
    }

    private Optional<ObjectId> headTree() throws IOException {
        ObjectId head = repository.resolve(Constants.HEAD);
        return head == null ? Optional.empty() : Optional.of(tree(head));
    }

    private Comparison read(Admission admission, ChangeFinder finder) {
        return reading(() -> readers.read(reader -> new ComparisonReader(admission).read(finder.find(reader))));
    }

    private <T> T reading(Reading<T> work) {
        try {
            return work.read();
        } catch (NoWorkTreeException e) {
            throw new InputException("the repository in " + place + " is bare: it has no index and no working tree", e);
        } catch (IOException e) {
            throw failure(e);
        } catch (UncheckedIOException e) {
            throw failure(e.getCause());
        }
    }

    private InputException failure(IOException cause) {
        if (cause instanceof MissingObjectException missing) {
            return new InputException(
                    "object " + missing.getObjectId().name() + " is not in the repository in " + place
                            + "; fetch it, or make a clone that is neither shallow nor partial",
                    cause);
        }
        return new InputException("cannot read the git repository in " + place + ": " + firstLine(cause), cause);
    }

    private static String firstLine(Exception e) {
        return String.valueOf(e.getMessage()).lines().findFirst().orElse("");
    }

    private interface Reading<T> {
        T read() throws IOException;
    }

    private interface ChangeFinder {
        Changes find(ObjectReader reader) throws IOException;
    }
}
