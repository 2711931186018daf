package dev.refract.source;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The source files below a folder, and what could not be listed. */
final class FolderListing extends SimpleFileVisitor<Path> {
    private final Path root;
    private final Admission admission;
    private final Map<String, Path> files = new TreeMap<>();
    private final List<Skip> notes = new ArrayList<>();

    private FolderListing(Path root, Admission admission) {
        this.root = root;
        this.admission = admission;
    }

    static FolderListing of(Path root, Admission admission) {
        if (!Files.exists(root)) {
            throw new InputException("no such folder: " + root);
        }
        if (!Files.isDirectory(root)) {
            throw new InputException("not a folder: " + root + "; give the two folders that hold the two versions");
        }
        try {
            // The folder itself may be a link; those inside it are not followed.
            Path real = root.toRealPath();
            try (var entries = Files.newDirectoryStream(real)) {
                entries.iterator();
            }
            FolderListing listing = new FolderListing(real, admission);
            Files.walkFileTree(real, listing);
            return listing;
        } catch (IOException e) {
            throw new InputException("cannot read folder " + root + ": " + Reasons.of(e), e);
        }
    }

    Map<String, Path> files() {
        return files;
    }

    List<Skip> notes() {
        return notes;
    }

    @Override
    public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
        return folder.endsWith(".git") ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
        String path = relative(file);
        if (attributes.isSymbolicLink()) {
            noteLink(file, path);
        } else if (attributes.isRegularFile() && admission.accepts(path)) {
            files.put(path, file);
        }
        return FileVisitResult.CONTINUE;
    }

    private void noteLink(Path file, String path) {
        if (admission.accepts(path) || Files.isDirectory(file)) {
            notes.add(new Skip(path, SkipCause.SYMLINK, "links are not followed"));
        }
    }

    @Override
    public FileVisitResult visitFileFailed(Path file, IOException failure) {
        notes.add(new Skip(relative(file), SkipCause.UNREADABLE, Reasons.of(failure)));
        return FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult postVisitDirectory(Path folder, IOException failure) {
        if (failure != null) {
            notes.add(new Skip(relative(folder), SkipCause.UNREADABLE, Reasons.of(failure)));
        }
        return FileVisitResult.CONTINUE;
    }

    private String relative(Path file) {
        return root.relativize(file).toString().replace(file.getFileSystem().getSeparator(), "/");
    }
}
