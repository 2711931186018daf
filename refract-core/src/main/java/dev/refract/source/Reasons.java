package dev.refract.source;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.NoSuchFileException;

/** Says in words why something could not be read. */
final class Reasons {
    /** What stands in a name for bytes that are no letters. */
    private static final char REPLACEMENT = '\uFFFD';

    private Reasons() {}

    static String of(IOException failure) {
        if (failure instanceof AccessDeniedException) {
            return "permission denied";
        }
        if (failure instanceof NoSuchFileException) {
            return isMisread(((NoSuchFileException) failure).getFile())
                    ? "its name is not in UTF-8, so that it cannot be opened"
                    : "the file is gone";
        }
        String message = failure.getMessage();
        return message == null
                ? failure.getClass().getSimpleName()
                : message.lines().findFirst().orElse("");
    }

    private static boolean isMisread(String path) {
        return path != null && path.indexOf(REPLACEMENT) >= 0;
    }
}
