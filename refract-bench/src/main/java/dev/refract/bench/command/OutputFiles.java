package dev.refract.bench.command;

import dev.refract.source.InputException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** The files that a command is to write. */
final class OutputFiles {
    private OutputFiles() {}

    /** Checks before a long run that the folders of the files are there. */
    static void check(List<Optional<Path>> files) {
        files.stream().flatMap(Optional::stream).forEach(file -> {
            if (!Files.isDirectory(file.toAbsolutePath().getParent())) {
                throw new InputException("cannot write " + file + ": there is no such folder");
            }
        });
    }
}
