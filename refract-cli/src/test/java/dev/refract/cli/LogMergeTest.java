package dev.refract.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Where lines of history meet, a change is told once. */
class LogMergeTest {
    private static final String FILE = "p/A.java";

    @TempDir
    Path folder;

    private GitFolder repository;
    private String base;
    private String side;
    private String main;

    /** Both lines change the file, at different places. */
    @BeforeEach
    void makeRepository() throws IOException {
        repository = GitFolder.init(Files.createDirectory(folder.resolve("repo")));
        base = repository.write(FILE, type("one", 1, 3)).commit("base");
        repository.git("checkout", "-q", "-b", "side");
        side = repository.write(FILE, type("first", 1, 3)).commit("rename");
        repository.git("checkout", "-q", "main");
        main = repository.write(FILE, type("one", 1, 4)).commit("change the other");
        repository.git("merge", "-q", "--no-ff", "--no-commit", "side");
    }

    private static String type(String method, int summand, int factor) {
        String body = "{ int sum = 0; for (int i = 0; i < a; i++) { sum += i * " + factor + "; } return sum; }\n";
        return "package p;\nclass A {\n  int " + method + "(int a) { int b = a * a; System.out.println(b); return b + "
                + summand + "; }\n\n  void between() { }\n\n  int other(int a) " + body + "}\n";
    }

    private List<String> commits(String element) {
        return LogRun.entries(LogRun.in(folder, element, "-f", "json"), "commit");
    }

    @Test
    void aMergeThatTookAnElementOverIsSilent() {
        repository.commit("merge");

        assertThat(commits("p.A#first")).containsExactly(side, base);
        assertThat(commits("p.A#other")).containsExactly(main, base);
    }

    @Test
    void aMergeThatChangedAnElementIsNot() {
        String merge = repository.write(FILE, type("first", 2, 4)).commit("merge");

        assertThat(commits("p.A#first")).containsExactlyInAnyOrder(merge, side, base);
        assertThat(commits("p.A#other")).containsExactly(main, base);
    }

    @Test
    void aMergeOfANewPlaceAndNewCodeIsSilentToo() {
        repository.commit("merge");
        repository.git("checkout", "-q", "-b", "away");
        repository.git("rm", "-q", FILE);
        String moved = repository
                .write("q/A.java", type("first", 1, 4).replace("package p", "package q"))
                .commit("move");
        repository.git("checkout", "-q", "main");
        String changed = repository.write(FILE, type("first", 2, 4)).commit("change");
        repository.git("merge", "-q", "--no-ff", "--no-commit", "away");
        repository.commit("merge");

        assertThat(commits("q.A#first")).containsExactlyInAnyOrder(changed, moved, side, base);
        assertThat(commits("q.A#other")).containsExactly(moved, main, base);
    }
}
