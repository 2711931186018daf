package dev.refract.cli.subject;

import dev.refract.cli.subject.Subject.Versions;
import dev.refract.git.GitRepository;
import dev.refract.source.Admission;
import dev.refract.source.InputException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** Makes subjects of what is in a git repository. */
public final class RepositorySubjects {
    private final GitRepository repository;
    private final Admission admission;
    private final int parentNumber;
    private final boolean merges;

    /**
     * @param repository the repository, which must stay open until the subjects are read
     * @param admission which files take part
     * @param parentNumber the parent that a merge is compared with, counted from 1
     * @param merges whether ranges and histories have merges in them
     */
    public RepositorySubjects(GitRepository repository, Admission admission, int parentNumber, boolean merges) {
        this.repository = Objects.requireNonNull(repository, "repository");
        this.admission = Objects.requireNonNull(admission, "admission");
        this.parentNumber = parentNumber;
        this.merges = merges;
    }

    /** One commit, compared with the parent that was asked for. */
    public Subject commit(String revision) {
        String commit = repository.resolve(revision);
        return new Subject(revision, () -> read(commit, parentNumber));
    }

    /** The commits of a range, oldest first. */
    public List<Subject> commits(RevisionRange range) {
        return ofMany(repository.range(repository.resolve(range.excluded()), repository.resolve(range.included())));
    }

    /** A commit and all its ancestors, oldest first. */
    public List<Subject> history(String tip) {
        return ofMany(repository.history(repository.resolve(tip)));
    }

    /** A list of revisions and ranges; one that cannot be found is a subject that cannot be read. */
    public List<Subject> list(List<String> revisions) {
        List<Subject> subjects = new ArrayList<>();
        for (String revision : revisions) {
            try {
                Optional<RevisionRange> range = RevisionRange.parse(revision);
                subjects.addAll(range.map(this::commits)
                        .orElseGet(() -> List.of(oneOfMany(revision, repository.resolve(revision)))));
            } catch (InputException e) {
                subjects.add(new Subject(revision, () -> {
                    throw e;
                }));
            }
        }
        return subjects;
    }

    /** The whole versions at both ends of a range, whatever lies between them. */
    public Subject squashed(String text, RevisionRange range) {
        return new Subject(text, () -> {
            String before = repository.resolve(range.excluded());
            String after = repository.resolve(range.included());
            return new Versions(
                    Optional.of(after), Optional.of(before), repository.compareVersions(before, after, admission));
        });
    }

    /** What is staged. */
    public Subject staged() {
        return new Subject(
                "staged", () -> new Versions(Optional.empty(), repository.head(), repository.compareStaged(admission)));
    }

    /** All that is not committed. */
    public Subject workingTree() {
        return new Subject(
                "working-tree",
                () -> new Versions(Optional.empty(), repository.head(), repository.compareWorkingTree(admission)));
    }

    private List<Subject> ofMany(List<String> commits) {
        return commits.stream()
                .filter(commit -> merges || repository.parentCount(commit) < 2)
                .map(commit -> oneOfMany(commit, commit))
                .toList();
    }

    /** Of many commits, only merges have several parents to choose from; the others have the one that they have. */
    private Subject oneOfMany(String revision, String commit) {
        return new Subject(
                revision,
                Optional.of(commit),
                () -> read(commit, repository.parentCount(commit) > 1 ? parentNumber : 1));
    }

    private Versions read(String commit, int parent) {
        return new Versions(
                Optional.of(commit), repository.parent(commit, parent), repository.compare(commit, parent, admission));
    }
}
