package dev.refract.bench.oracle;

import dev.refract.source.InputException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The {@code git} program, for what the product's own reading of repositories has no need of. */
final class GitCommand {
    private GitCommand() {}

    /** Clones a bundle, with all its branches, into a bare repository. */
    static void mirror(Path bundle, Path repository) {
        run("clone", "--quiet", "--mirror", bundle.toAbsolutePath().toString(), repository.toString());
    }

    /** The branches whose names start with a folder, in the order of their names. */
    static List<String> branches(Path repository, String folder) {
        return run("-C", repository.toString(), "for-each-ref", "--format=%(refname:short)", "refs/heads/" + folder)
                .lines()
                .toList();
    }

    private static String run(String... arguments) {
        List<String> command = new ArrayList<>(List.of("git"));
        command.addAll(List.of(arguments));
        try {
            Process process =
                    new ProcessBuilder(command).redirectErrorStream(true).start();
            process.getOutputStream().close();
            String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            if (process.waitFor() != 0) {
                throw new InputException(String.join(" ", command) + ": " + output.strip());
            }
            return output;
        } catch (IOException e) {
            throw new InputException("git cannot be run: " + e.getMessage(), e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new InputException("interrupted while git ran", e);
        }
    }
}
