package dev.refract.git;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** A repository in a temporary folder, made with the git command line, without the settings of the machine. */
final class SampleRepository {
    private static final long FIRST_COMMIT_SECONDS = 1_700_000_000L;

    private final Path folder;
    private long clock = FIRST_COMMIT_SECONDS;

    private SampleRepository(Path folder) {
        this.folder = folder;
    }

    static SampleRepository at(Path folder) {
        return new SampleRepository(folder);
    }

    static SampleRepository init(Path folder) {
        SampleRepository repository = at(folder);
        try {
            Files.createDirectories(folder);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        repository.git("init", "-q", "-b", "main");
        return repository;
    }

    Path folder() {
        return folder;
    }

    /** Runs git and returns what it prints. */
    String git(String... arguments) {
        List<String> command = new ArrayList<>(List.of("git"));
        command.addAll(Arrays.asList(arguments));
        ProcessBuilder builder =
                new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true);
        builder.environment().putAll(environment());
        try {
            Process process = builder.start();
            String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            if (process.waitFor() != 0) {
                throw new IllegalStateException(command + ": " + output);
            }
            return output.strip();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    private Map<String, String> environment() {
        String date = clock + " +0000";
        return Map.of(
                "GIT_CONFIG_GLOBAL", "/dev/null",
                "GIT_CONFIG_NOSYSTEM", "1",
                "GIT_AUTHOR_NAME", "Ada",
                "GIT_AUTHOR_EMAIL", "ada@example.org",
                "GIT_COMMITTER_NAME", "Ada",
                "GIT_COMMITTER_EMAIL", "ada@example.org",
                "GIT_AUTHOR_DATE", date,
                "GIT_COMMITTER_DATE", date,
                "LC_ALL", "C.UTF-8");
    }

    SampleRepository write(String path, String text) {
        return write(path, text.getBytes(StandardCharsets.UTF_8));
    }

    SampleRepository write(String path, byte[] bytes) {
        try {
            Path file = folder.resolve(path);
            Files.createDirectories(file.getParent());
            Files.write(file, bytes);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return this;
    }

    SampleRepository delete(String path) {
        try {
            Files.delete(folder.resolve(path));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return this;
    }

    /** Commits everything, and returns the id. */
    String commit(String message) {
        git("add", "-A");
        return commitStaged(message);
    }

    /** Commits what is staged, one minute after the last commit. */
    String commitStaged(String message) {
        clock += 60;
        git("commit", "-q", "--allow-empty", "-m", message);
        return git("rev-parse", "HEAD");
    }

    /** Lets the next commit be made at this distance from the last one. */
    void turnClock(long seconds) {
        clock += seconds;
    }
}
