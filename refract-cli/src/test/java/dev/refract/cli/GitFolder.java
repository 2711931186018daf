package dev.refract.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A git repository in a temporary folder. */
final class GitFolder {
    private final Path folder;

    private GitFolder(Path folder) {
        this.folder = folder;
    }

    static GitFolder init(Path folder) {
        GitFolder made = new GitFolder(folder);
        made.git("init", "-q", "-b", "main");
        return made;
    }

    static GitFolder at(Path folder) {
        return new GitFolder(folder);
    }

    GitFolder cloneTo(Path target) {
        git("clone", "-q", ".", target.toString());
        return new GitFolder(target);
    }

    Path path() {
        return folder;
    }

    GitFolder write(String path, String text) {
        try {
            Path file = folder.resolve(path);
            Files.createDirectories(file.getParent());
            Files.writeString(file, text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return this;
    }

    String commit(String message) {
        git("add", "-A");
        git("commit", "-q", "--allow-empty", "-m", message);
        return git("rev-parse", "HEAD");
    }

    String git(String... arguments) {
        List<String> command = new ArrayList<>(List.of("git"));
        command.addAll(List.of(arguments));
        ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile());
        builder.redirectErrorStream(true)
                .environment()
                .putAll(Map.of(
                        "GIT_CONFIG_GLOBAL", "/dev/null",
                        "GIT_AUTHOR_NAME", "Ada",
                        "GIT_AUTHOR_EMAIL", "ada@example.org",
                        "GIT_COMMITTER_NAME", "Ada",
                        "GIT_COMMITTER_EMAIL", "ada@example.org"));
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
}
