package dev.refract.cli.subject;

import dev.refract.cli.subject.Subject.Versions;
import dev.refract.source.Admission;
import dev.refract.source.Folders;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;

/**
 * Two folders that hold two versions.
 *
 * @param before the folder with the version before
 * @param after the folder with the version after
 */
public record FolderSubject(Path before, Path after) {
    public FolderSubject {
        Objects.requireNonNull(before, "before");
        Objects.requireNonNull(after, "after");
    }

    /** A selection of the two, where relative paths start from a folder. */
    public Selection select(Path start, Admission admission) {
        Subject subject = new Subject(
                before + ".." + after,
                () -> new Versions(
                        Optional.empty(),
                        Optional.empty(),
                        Folders.compare(start.resolve(before), start.resolve(after), admission)));
        return Selection.of(after.toString(), subject);
    }
}
