package dev.refract.cli.history;

import dev.refract.git.GitRepository;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The path of a file as a user writes it: from the root of the repository, from where the user is, or in full.
 *
 * @param text what was written
 * @param start the folder in which the user is
 */
record WrittenPath(String text, Path start) {
    WrittenPath {
        Objects.requireNonNull(text, "text");
        Objects.requireNonNull(start, "start");
    }

    /** The path from the root of the repository; as it was written where no reading of it is in the commit. */
    String in(GitRepository repository, String commit) {
        return Stream.of(fromRoot(), fromStart(repository))
                .flatMap(Optional::stream)
                .filter(path -> repository.contentId(commit, path).isPresent())
                .findFirst()
                .orElse(text);
    }

    private Optional<String> fromRoot() {
        return path(text).filter(path -> !path.isAbsolute()).flatMap(WrittenPath::below);
    }

    private Optional<String> fromStart(GitRepository repository) {
        return repository
                .workTree()
                .flatMap(root -> path(text)
                        .map(path -> real(start.resolve(path).toAbsolutePath().normalize()))
                        .filter(path -> path.startsWith(root))
                        .flatMap(path -> below(root.relativize(path))));
    }

    private static Optional<Path> path(String text) {
        try {
            return Optional.of(Path.of(text));
        } catch (InvalidPathException e) {
            return Optional.empty();
        }
    }

    /** The path as git writes it, unless it leads out of the repository or names its root. */
    private static Optional<String> below(Path path) {
        String below = path.normalize().toString().replace('\\', '/');
        return below.isEmpty() || below.startsWith("..") ? Optional.empty() : Optional.of(below);
    }

    /** The path without links above the file, which need not be there now: it may be one of an old commit. */
    private static Path real(Path path) {
        Path above = path.getParent();
        return above == null ? path : realFolder(above).resolve(path.getFileName());
    }

    private static Path realFolder(Path folder) {
        try {
            return folder.toRealPath();
        } catch (IOException e) {
            return real(folder);
        }
    }
}
