package dev.refract.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Which refactorings of a commit are told in the history of an element. */
class LogKindsTest {
    private static final String LOOP =
            "int sum = 0; for (int i = 0; i < a; i++) { sum += i * a; System.out.println(i); }";

    @TempDir
    Path folder;

    private GitFolder repository;

    @BeforeEach
    void makeRepository() throws IOException {
        repository = GitFolder.init(Files.createDirectory(folder.resolve("repo")));
    }

    private static String type(String where, String name) {
        return "package " + where + ";\nclass " + name + " {\n  int work" + name + "(int a) { int " + name.toLowerCase()
                + " = a + 1; System.out.println(\"" + name + "\" + a); return " + name.toLowerCase()
                + "; }\n\n  String "
                + name.toLowerCase() + "Name() { return \"the " + name + "\"; }\n}\n";
    }

    /** The kinds in the newest entry. */
    private List<String> kinds(String element) {
        CommandRun run = CommandRun.in(folder).run("log", "repo", element, "-f", "json");
        JsonNode newest =
                JsonMapper.builder().build().readTree(run.out()).get("entries").get(0);
        List<String> kinds = new ArrayList<>();
        newest.get("refactorings").forEach(one -> kinds.add(one.get("kind").asString()));
        return kinds;
    }

    @Test
    void anExtractedMethodIsToldAsSuchAndANewOneIsNot() {
        repository
                .write("p/A.java", "package p;\nclass A {\n  int two(int a) { " + LOOP + " return sum; }\n}\n")
                .commit("base");
        repository
                .write(
                        "p/A.java",
                        "package p;\nclass A {\n  int two(int a) { return extracted(a); }\n\n  int extracted(int a) { "
                                + LOOP + " return sum; }\n\n  boolean fresh() { return true; }\n}\n")
                .commit("extract");

        assertThat(kinds("p.A#extracted")).containsExactly("extract-method");
        assertThat(kinds("p.A#two")).containsExactly("extract-method");
        assertThat(kinds("p.A#fresh")).isEmpty();
    }

    @Test
    void aRenamedPackageIsToldOfEachOfItsTypes() {
        for (String name : List.of("A", "B", "C")) {
            repository.write("src/p/old/" + name + ".java", type("p.old", name));
        }
        repository.commit("base");
        repository.git("mv", "src/p/old", "src/p/fresh");
        for (String name : List.of("A", "B", "C")) {
            repository.write("src/p/fresh/" + name + ".java", type("p.fresh", name));
        }
        repository.commit("rename package");

        for (String name : List.of("A", "B", "C")) {
            assertThat(kinds("p.fresh." + name + "#work" + name)).containsExactly("move-class", "rename-package");
            assertThat(kinds("p.fresh." + name)).containsExactly("move-class", "rename-package");
        }
    }

    @Test
    void aMovedSourceFolderIsToldAndWhatElseHappensToTheTypeAroundIsNot() {
        for (String name : List.of("A", "B")) {
            repository.write("src/p/" + name + ".java", type("p", name));
        }
        repository.commit("base");
        Path main = repository.path().resolve("src/main");
        assertThat(main.toFile().mkdirs()).isTrue();
        repository.git("mv", "src/p", "src/main/p");
        repository
                .write("src/main/p/B.java", type("p", "B").replace("class", "@Deprecated class"))
                .commit("move folder");

        assertThat(kinds("p.A#workA")).containsExactly("move-source-folder");
        assertThat(kinds("p.B#workB")).containsExactly("move-source-folder");
        assertThat(kinds("p.B")).containsExactlyInAnyOrder("move-source-folder", "add-class-annotation");
    }
}
