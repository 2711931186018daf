package dev.refract.git;

import dev.refract.source.Skip;
import dev.refract.source.SkipCause;
import java.util.Optional;
import org.eclipse.jgit.lib.FileMode;

/** What the modes of git's entries mean for an analysis. */
final class Entries {
    private Entries() {}

    static boolean isFile(FileMode mode) {
        return mode == FileMode.REGULAR_FILE || mode == FileMode.EXECUTABLE_FILE;
    }

    /** The note for an entry that differs and is no file, if it could have been one that is read. */
    static Optional<Skip> note(String path, FileMode mode, boolean sourcePath) {
        if (mode == FileMode.GITLINK) {
            return Optional.of(new Skip(path, SkipCause.SUBMODULE, "another repository; compare the commits there"));
        }
        if (mode == FileMode.SYMLINK && sourcePath) {
            return Optional.of(new Skip(path, SkipCause.SYMLINK, "links are not followed"));
        }
        return Optional.empty();
    }
}
