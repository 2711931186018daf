package dev.refract.bench.oracle;

import dev.refract.git.GitRepository;
import dev.refract.source.Admission;
import dev.refract.source.InputException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The repository of an oracle: a case is a branch below {@code case/}. */
public final class OracleRepository implements AutoCloseable {
    private static final String BUNDLE = ".bundle";
    private static final String CASES = "case";
    private final Path folder;
    private final GitRepository repository;

    private OracleRepository(Path folder) {
        this.folder = folder;
        this.repository = GitRepository.open(folder);
    }

    /**
     * Opens an oracle.
     *
     * @param oracle a repository, or a bundle, which is cloned first
     * @param clones folder for the clones of bundles; a clone is made once for each state of a bundle
     */
    public static OracleRepository open(Path oracle, Path clones) {
        if (Files.isDirectory(oracle)) {
            return new OracleRepository(oracle);
        }
        if (!Files.isRegularFile(oracle) || !oracle.toString().endsWith(BUNDLE)) {
            throw new InputException("no oracle: " + oracle + "; give a repository, or a file *" + BUNDLE);
        }
        try {
            return new OracleRepository(clone(oracle, clones));
        } catch (IOException e) {
            throw new UncheckedIOException("cannot clone " + oracle, e);
        }
    }

    /** The revisions of all cases, in the order of their names. */
    public List<String> revisions() {
        return GitCommand.branches(folder, CASES);
    }

    /** Reads a case into memory. */
    public OracleCase load(String revision, Admission admission) {
        String commit = repository.resolve(revision);
        return new OracleCase(revision, commit, repository.parent(commit, 1), repository.compare(commit, 1, admission));
    }

    @Override
    public void close() {
        repository.close();
    }

    private static Path clone(Path bundle, Path clones) throws IOException {
        String name = bundle.getFileName().toString().replace(BUNDLE, "");
        long changed = Files.getLastModifiedTime(bundle).toMillis();
        Path clone = clones.toAbsolutePath().resolve(name + "-" + changed + "-" + Files.size(bundle) + ".git");
        if (!Files.isDirectory(clone)) {
            Files.createDirectories(clone.getParent());
            Path unfinished = Files.createTempDirectory(clone.getParent(), name).resolve("git");
            GitCommand.mirror(bundle, unfinished);
            Files.move(unfinished, clone);
            Files.delete(unfinished.getParent());
        }
        return clone;
    }
}
