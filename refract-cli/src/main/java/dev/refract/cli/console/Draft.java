package dev.refract.cli.console;

import dev.refract.source.InputException;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFileAttributeView;

/**
 * A file that is replaced as a whole or not at all: it is written beside the file and takes its place when it is complete,
 * so that whatever fails meanwhile costs nothing of what was there. A device or a pipe, and a file in a folder that nothing
 * can be added to, are written as they are.
 */
public final class Draft implements AutoCloseable {
    private static final String ENDING = ".new";

    private final Path target;
    private final Path path;

    private Draft(Path target, Path path) {
        this.target = target;
        this.path = path;
    }

    /**
     * Starts a file.
     *
     * @param file where it is to be, as the user named it
     * @param option the option that named it, for messages
     * @throws InputException if it cannot be written there
     */
    public static Draft of(Path file, String option, Console console) {
        try {
            Path target = real(console.folder().resolve(file));
            return new Draft(target, started(target));
        } catch (IOException e) {
            throw cannotWrite(file, option, e);
        }
    }

    /** A link stays a link: it is the file at its end that is replaced. */
    private static Path real(Path target) throws IOException {
        return Files.isRegularFile(target) ? target.toRealPath() : target.toAbsolutePath();
    }

    private static Path started(Path target) throws IOException {
        if (Files.isDirectory(target)) {
            throw new FileSystemException(target.toString(), null, "Is a directory");
        }
        boolean isThere = Files.exists(target, LinkOption.NOFOLLOW_LINKS);
        if (isThere && !Files.isRegularFile(target)) {
            return target;
        }
        if (isThere && !Files.isWritable(target)) {
            throw new AccessDeniedException(target.toString());
        }
        Path folder = target.getParent();
        if (!Files.isDirectory(folder)) {
            throw new NoSuchFileException(folder.toString());
        }
        if (isThere && !Files.isWritable(folder)) {
            return target;
        }
        Path path = folder.resolve(
                "." + target.getFileName() + "." + ProcessHandle.current().pid() + ENDING);
        Files.newOutputStream(path).close();
        return path;
    }

    static InputException cannotWrite(Path file, String option, IOException problem) {
        return new InputException(
                "cannot write to " + file + ": " + FileProblem.of(problem) + "; give another file with " + option,
                problem);
    }

    /** Where to write. */
    public Path path() {
        return path;
    }

    /** Puts what was written in the place of the file. */
    public void publish() {
        if (path.equals(target)) {
            return;
        }
        try {
            if (Files.exists(target)) {
                keepPermissions();
            }
            Files.move(path, target, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            throw new OutputFailure(target.toString(), e);
        }
    }

    private void keepPermissions() throws IOException {
        PosixFileAttributeView before = Files.getFileAttributeView(target, PosixFileAttributeView.class);
        PosixFileAttributeView after = Files.getFileAttributeView(path, PosixFileAttributeView.class);
        if (before != null && after != null) {
            after.setPermissions(before.readAttributes().permissions());
        }
    }

    /** Takes away what was not published. */
    @Override
    public void close() {
        if (path.equals(target)) {
            return;
        }
        try {
            Files.deleteIfExists(path);
        } catch (IOException e) {
            // The failure before this one is what the user has to know.
            return;
        }
    }
}
