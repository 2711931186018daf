package dev.refract.source;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;

/** Two folders on disk, each with a whole version of a code base. */
public final class Folders {
    private Folders() {}

    /**
     * Compares the two folders, with paths relative to each. Files with the same bytes under the same path take no part;
     * links are not followed, and git's own folders not entered.
     *
     * @throws InputException if one of the two is no folder that can be read
     */
    public static Comparison compare(Path before, Path after, Admission admission) {
        FolderListing listingBefore = FolderListing.of(before, admission);
        FolderListing listingAfter = FolderListing.of(after, admission);
        Set<String> paths = new TreeSet<>(listingBefore.files().keySet());
        paths.addAll(listingAfter.files().keySet());
        List<Change> changes = new ArrayList<>();
        for (String path : paths) {
            Optional<Path> fileBefore =
                    Optional.ofNullable(listingBefore.files().get(path));
            Optional<Path> fileAfter = Optional.ofNullable(listingAfter.files().get(path));
            if (differ(fileBefore, fileAfter)) {
                changes.add(new Change(path, fileBefore.map(FileContent::new), fileAfter.map(FileContent::new)));
            }
        }
        Set<Skip> notes = new LinkedHashSet<>(listingBefore.notes());
        notes.addAll(listingAfter.notes());
        return new ComparisonReader(admission)
                .read(new Changes(changes, List.copyOf(notes), isFolder(before), isFolder(after)));
    }

    private static boolean differ(Optional<Path> before, Optional<Path> after) {
        if (before.isEmpty() || after.isEmpty()) {
            return true;
        }
        try {
            return Files.mismatch(before.get(), after.get()) >= 0;
        } catch (IOException e) {
            // What cannot be compared is read, and the reading says why it cannot.
            return true;
        }
    }

    private static Predicate<String> isFolder(Path root) {
        return folder -> folder.isEmpty() || Files.isDirectory(root.resolve(folder), LinkOption.NOFOLLOW_LINKS);
    }
}
