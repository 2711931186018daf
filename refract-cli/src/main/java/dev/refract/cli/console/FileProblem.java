package dev.refract.cli.console;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;

/** Says in words what is wrong with a file. */
public final class FileProblem {
    private FileProblem() {}

    /** A few words without the name of the file. */
    public static String of(IOException problem) {
        if (problem instanceof NoSuchFileException) {
            return "no such file or folder";
        }
        if (problem instanceof AccessDeniedException) {
            return "permission denied";
        }
        String words = problem instanceof FileSystemException file && file.getReason() != null
                ? file.getReason()
                : String.valueOf(problem.getMessage());
        return words.lines().findFirst().orElse("unknown reason");
    }
}
