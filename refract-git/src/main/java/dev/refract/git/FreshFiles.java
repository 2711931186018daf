package dev.refract.git;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.time.Instant;
import org.eclipse.jgit.dircache.DirCacheEntry;
import org.eclipse.jgit.treewalk.WorkingTreeIterator;
import org.eclipse.jgit.treewalk.WorkingTreeIterator.MetadataDiff;

/**
 * Tells from size and time whether a file is as the index last saw it. A file that was changed at about the time when
 * the index was written may have been changed once more within the same tick of the clock, so its metadata proves
 * nothing.
 */
final class FreshFiles {
    private final Instant trustedBefore;

    private FreshFiles(Instant trustedBefore) {
        this.trustedBefore = trustedBefore;
    }

    static FreshFiles of(File index) throws IOException {
        return new FreshFiles(
                index.exists() ? Files.getLastModifiedTime(index.toPath()).toInstant() : Instant.MIN);
    }

    boolean isUnchanged(WorkingTreeIterator file, DirCacheEntry entry) {
        return entry.getLastModifiedInstant().isBefore(trustedBefore)
                && file.compareMetadata(entry) == MetadataDiff.EQUAL;
    }
}
