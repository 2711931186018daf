package dev.refract.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class LogTest {
    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final String BODY = " { int sum = 0; for (int item : items) { sum += item * 7; } return sum; }\n";

    @TempDir
    static Path folder;

    private static final List<String> COMMITS = new ArrayList<>();

    private static String type(String name, String method) {
        return "package shop;\nclass " + name + " {\n  int[] items;\n\n  " + method + "}\n";
    }

    @BeforeAll
    static void makeRepository() throws IOException {
        GitFolder repository = GitFolder.init(Files.createDirectory(folder.resolve("repo")));
        COMMITS.add(repository
                .write("shop/Basket.java", type("Basket", "int sum()" + BODY))
                .commit("introduce"));
        COMMITS.add(repository
                .write("shop/Other.java", "package shop;\nclass Other {}\n")
                .commit("something else"));
        COMMITS.add(repository
                .write("shop/Basket.java", type("Basket", "int total()" + BODY))
                .commit("rename method"));
        repository.git("rm", "-q", "shop/Basket.java");
        COMMITS.add(repository
                .write("shop/Cart.java", type("Cart", "int total()" + BODY))
                .commit("rename class"));
        repository.git("checkout", "-q", "-b", "side");
        String changed = BODY.replace("7", "8");
        COMMITS.add(repository
                .write("shop/Cart.java", type("Cart", "int total()" + changed))
                .commit("change on a branch"));
        repository.git("checkout", "-q", "main");
        repository
                .write("shop/Other.java", "package shop;\nclass Other { int i; }\n")
                .commit("meanwhile");
        repository.git("merge", "-q", "--no-ff", "-m", "merge", "side");
        COMMITS.add(repository
                .write("shop/Cart.java", type("Cart", "int total(int count)" + changed))
                .commit("add parameter"));
    }

    private static CommandRun log(String... arguments) {
        return LogRun.in(folder, arguments);
    }

    @Test
    void aMethodIsFollowedThroughRenamesAndBranches() {
        CommandRun run = log("shop.Cart#total(int)", "-f", "json");

        assertThat(run.exitCode()).as(run.err()).isZero();
        assertThat(LogRun.entries(run, "commit"))
                .containsExactly(COMMITS.get(5), COMMITS.get(4), COMMITS.get(3), COMMITS.get(2), COMMITS.get(0));
        assertThat(LogRun.entries(run, "change"))
                .containsExactly("changed", "changed", "moved", "renamed", "introduced");
        JsonNode renamed = JSON.readTree(run.out()).get("entries").get(3);
        assertThat(renamed.get("before").get("element").asString()).isEqualTo("shop.Basket#sum()");
        assertThat(renamed.get("after").get("signature").asString()).isEqualTo("package total() : int");
        assertThat(renamed.get("refactorings").get(0).get("kind").asString()).isEqualTo("rename-method");
        assertThat(JSON.readTree(run.out())
                        .get("entries")
                        .get(2)
                        .get("refactorings")
                        .get(0)
                        .get("kind")
                        .asString())
                .isEqualTo("rename-class");
    }

    @Test
    void textTellsTheChangeOfTheSignature() {
        CommandRun run = log("shop.Cart#total");

        assertThat(run.out())
                .startsWith("shop.Cart#total(int) in " + COMMITS.get(5).substring(0, 10) + " (HEAD)\n\n"
                        + COMMITS.get(5).substring(0, 10))
                .contains(
                        "  changed shop.Cart#total(int)\n      Add Parameter count : int in method package total(count int)")
                .contains("      package total() : int\n    → package total(count int) : int\n      shop/Cart.java:5\n")
                .contains("  renamed shop.Basket#total()\n")
                .contains("  introduced shop.Basket#sum()\n");
        assertThat(run.err()).isEmpty();
    }

    @Test
    void typesAndFieldsAreFollowedToo() {
        assertThat(LogRun.entries(log("shop.Cart", "-f", "json"), "change"))
                .containsExactly("changed", "changed", "renamed", "changed", "introduced");
        assertThat(LogRun.entries(log("shop.Cart#items", "-f", "json"), "change"))
                .containsExactly("moved", "introduced");
    }

    @Test
    void anElementIsNamedByItsLineAndAtAnotherCommit() {
        assertThat(log("shop/Cart.java:5").out())
                .isEqualTo(log("shop.Cart#total").out());
        assertThat(LogRun.entries(log("shop.Basket#total()", "--at", COMMITS.get(2), "-f", "json"), "change"))
                .containsExactly("renamed", "introduced");
    }

    @Test
    void aFileIsNamedFromTheRootFromTheCurrentFolderOrInFull() {
        String expected = log("shop.Cart#total").out();
        Path repository = folder.resolve("repo");

        for (String path : List.of("./shop/Cart.java:5", "shop/../shop/Cart.java:5", "repo/shop/Cart.java:5")) {
            assertThat(log(path).out()).as(path).isEqualTo(expected);
        }
        assertThat(log(repository.resolve("shop/Cart.java") + ":5").out()).isEqualTo(expected);
        assertThat(CommandRun.in(repository.resolve("shop"))
                        .run("log", ".", "Cart.java:5")
                        .out())
                .isEqualTo(expected);
        assertThat(CommandRun.in(repository.resolve("shop"))
                        .run("log", "..", "Basket.java:5", "--at", COMMITS.get(2))
                        .out())
                .contains("  renamed shop.Basket#total()\n");
        assertRefused(log("../Cart.java:5"), "there is no source file ../Cart.java");
    }

    @Test
    void whatIsCheckedOutIsMeantAndNotTheDefaultBranch() throws IOException {
        GitFolder origin = GitFolder.init(Files.createDirectory(folder.resolve("origin")));
        origin.write("A.java", "class A {\n  int one;\n  int two;\n}\n").commit("first");
        origin.git("clone", "-q", "file://" + origin.path(), "../clone");
        GitFolder clone = GitFolder.at(folder.resolve("clone"));
        clone.git("checkout", "-q", "-b", "feature");
        String last = clone.write("A.java", "class A {\n  int zero;\n  int one;\n  int two;\n}\n")
                .commit("on a branch");

        CommandRun run = CommandRun.in(folder).run("log", "clone", "A.java:3");
        CommandRun elsewhere = CommandRun.in(folder).run("log", "clone", "A.java:3", "--at", "main", "-f", "json");

        assertThat(run.out()).startsWith("A#one in " + last.substring(0, 10) + " (HEAD)\n");
        JsonNode document = JSON.readTree(elsewhere.out());
        assertThat(document.get("element").asString()).isEqualTo("A#two");
        assertThat(document.get("revision").asString()).isEqualTo("main");
        assertThat(document.get("commit").asString()).isEqualTo(clone.git("rev-parse", "main"));
    }

    @Test
    void whatIsNotThereIsTold() {
        assertRefused(log("shop.Cart#total(String)"), "did you mean 'shop.Cart#total(int)'?");
        assertRefused(log("other.Cart#total"), "did you mean 'shop.Cart#total(int)'?");
        assertRefused(log("shop.Cart#totl(int)"), "did you mean 'shop.Cart#total(int)'?");
        assertRefused(log("shop.Nothing"), "there is no type, method or field 'shop.Nothing'");
        assertRefused(log("shop/Nothing.java:3"), "there is no source file shop/Nothing.java");
        assertRefused(log("shop/Cart.java:1"), "no type, method or field stands at line 1");
    }

    private static void assertRefused(CommandRun run, String message) {
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err().lines().toList()).hasSize(1).first().asString().contains(message);
    }
}
