package dev.refract.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A bundle with two cases: in each a class moves to another package. */
final class TinyOracle {
    private TinyOracle() {}

    static Path bundle(Path folder) throws Exception {
        Path work = Files.createDirectory(folder.resolve("work"));
        git(work, "init", "--quiet");
        write(work, "a", "A");
        commit(work, "before");
        git(work, "branch", "before");
        for (String name : List.of("case/move-1", "case/move-2")) {
            git(work, "checkout", "--quiet", "-b", name, "before");
            Files.delete(work.resolve("a/A.java"));
            write(work, "b", "A");
            commit(work, name);
        }
        Path bundle = folder.resolve("tiny.bundle");
        git(work, "bundle", "create", "--quiet", bundle.toString(), "--all");
        return bundle;
    }

    private static void write(Path work, String packageName, String type) throws IOException {
        Path folder = Files.createDirectories(work.resolve(packageName));
        Files.writeString(
                folder.resolve(type + ".java"),
                "package " + packageName + ";\n\npublic class " + type + " {\n    int size() { return 7; }\n}\n");
    }

    private static void commit(Path work, String message) throws Exception {
        git(work, "add", "--all");
        git(work, "-c", "user.name=t", "-c", "user.email=t@t", "commit", "--quiet", "-m", message);
    }

    private static void git(Path work, String... arguments) throws Exception {
        List<String> command = new ArrayList<>(List.of("git", "-C", work.toString()));
        command.addAll(List.of(arguments));
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(output).isZero();
    }
}
