package dev.refract.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LikelihoodFilterTest {
    @TempDir
    Path folder;

    @BeforeEach
    void write() throws IOException {
        Files.createDirectories(folder.resolve("before"));
        Files.createDirectories(folder.resolve("after"));
        Files.writeString(
                folder.resolve("before/A.java"),
                "class A {\n  public int same() { return 1; }\n  public int clone1(int a) { return a; }\n"
                        + "  public int other() { return 1; }\n}\n");
        Files.writeString(
                folder.resolve("after/A.java"),
                "class A {\n  int same() { return 1; }\n  int clone1(int b) { return b; }\n"
                        + "  int other() { return 2; }\n}\n");
    }

    private CommandRun diff(String... arguments) {
        String[] all = new String[arguments.length + 5];
        System.arraycopy(
                new String[] {"diff", "before", "after", "--kinds", "change-method-access-modifier"}, 0, all, 0, 5);
        System.arraycopy(arguments, 0, all, 5, arguments.length);
        return CommandRun.in(folder).run(all);
    }

    @Test
    void textHasTheMostLikelyFirst() {
        assertThat(diff().out().lines().filter(line -> line.contains(" · ")).limit(3))
                .containsExactly("      A.java:2:3 · equal", "      A.java:3:3 · clone", "      A.java:4:3 · noclone");
    }

    @Test
    void whatIsLessLikelyIsLeftOut() {
        assertThat(diff("--at-least", "noclone").out()).contains("(3)");
        assertThat(diff("--at-least", "clone").out()).contains("(2)").doesNotContain("other");
        assertThat(diff("--at-least", "EQUAL").out()).contains("(1)").contains("same");
    }

    @Test
    void anUnknownLikelihoodIsRefused() {
        CommandRun run = diff("--at-least", "clon");

        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).contains("is none of equal, clone, noclone; did you mean 'clone'?");
    }
}
