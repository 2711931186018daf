package dev.refract.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a run tells hangs on nothing that differs from one process to another, as the identity of an object does. */
class ProcessTest {
    private static final int PROCESSES = 4;

    @TempDir
    Path folder;

    @Test
    void everyProcessWritesTheSameBytesButForTheTime() throws Exception {
        write("before/a/Steps.java", "a", 0);
        write("after/b/Steps.java", "b", 0);
        List<String> outputs = new ArrayList<>();
        for (int i = 0; i < PROCESSES; i++) {
            outputs.add(diff());
        }
        assertThat(outputs.get(0)).contains("Move Class");
        assertThat(outputs).containsOnly(outputs.get(0));
    }

    private void write(String file, String packageName, int first) throws IOException {
        Path path = folder.resolve(file);
        Files.createDirectories(path.getParent());
        String type = path.getFileName().toString().replace(".java", "");
        String methods = IntStream.range(first, first + 40)
                .mapToObj(i -> "  int step" + i + "(int x) {\n"
                        + "    while (x > " + i + ") { x = next" + i + "(x, " + i + "); }\n"
                        + "    if (x < limit" + i + "()) { log(x); } else { show(x, limit" + i + "(), " + i
                        + " + x); }\n"
                        + "    synchronized (lock" + i + "()) { count" + i + "++; }\n"
                        + "    return x * " + i + ";\n  }\n")
                .collect(Collectors.joining());
        Files.writeString(path, "package " + packageName + ";\n\npublic class " + type + " {\n" + methods + "}\n");
    }

    private String diff() throws IOException, InterruptedException {
        Process process = new ProcessBuilder(
                        ProcessHandle.current().info().command().orElse("java"),
                        "-cp",
                        System.getProperty("java.class.path"),
                        "dev.refract.cli.Main",
                        "diff",
                        "before",
                        "after",
                        "--format",
                        "json")
                .directory(folder.toFile())
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).isZero();
        // The time that it took is another each time.
        return output.replaceFirst("\"millis\": \\d+", "");
    }
}
