package dev.refract.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What was deleted and is brought back has the history that it had. */
class LogRestoredTest {
    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final String FILE = "shop/Cart.java";
    private static final String SUM = "int sum() { int s = 0; for (int item : items) { s += item * 7; } return s; }\n";
    private static final String NAME = "String name() { return \"cart\" + items.length; }\n";

    @TempDir
    Path folder;

    private GitFolder repository;
    private String first;
    private String second;

    @BeforeEach
    void makeRepository() throws IOException {
        repository = GitFolder.init(Files.createDirectory(folder.resolve("repo")));
        first = repository.write(FILE, cart(SUM.replace("sum", "total") + NAME)).commit("introduce");
        second = repository.write(FILE, cart(SUM + NAME)).commit("rename");
    }

    private static String cart(String members) {
        return "package shop;\nclass Cart {\n  int[] items;\n\n" + members + "}\n";
    }

    private CommandRun log(String... arguments) {
        return LogRun.in(folder, arguments);
    }

    @Test
    void aFileThatARevertBringsBack() {
        String deletion = deleteFile();
        repository.write("shop/Other.java", "package shop;\nclass Other {}\n").commit("meanwhile");
        repository.git("revert", "--no-edit", deletion);
        String restored = repository.git("rev-parse", "HEAD");

        CommandRun run = log("shop.Cart#sum", "-f", "json");

        assertThat(run.exitCode()).as(run.err()).isZero();
        assertThat(LogRun.entries(run, "commit")).containsExactly(restored, second, first);
        assertThat(LogRun.entries(run, "change")).containsExactly("restored", "renamed", "introduced");
        JsonNode entry = JSON.readTree(run.out()).get("entries").get(0);
        assertThat(entry.get("restoredFrom").asString()).isEqualTo(second);
        assertThat(entry.get("before").get("element").asString()).isEqualTo("shop.Cart#sum()");
        assertThat(log("shop.Cart").out())
                .contains("  restored shop.Cart\n      last version in " + second.substring(0, 10) + "\n");
    }

    private String deleteFile() {
        repository.git("rm", "-q", FILE);
        return repository.commit("delete");
    }

    @Test
    void aMethodThatComesBackChanged() {
        repository.write(FILE, cart(NAME)).commit("delete");
        repository.write(FILE, cart(NAME.replace("cart", "basket"))).commit("change the other");
        String restored = repository
                .write(FILE, cart(SUM.replace('7', '8') + NAME.replace("cart", "basket")))
                .commit("bring it back");

        assertThat(LogRun.entries(log("shop.Cart#sum", "-f", "json"), "commit"))
                .containsExactly(restored, second, first);
    }

    @Test
    void aMethodThatIsNewUnderANameThatAnotherHadIsIntroduced() {
        repository.write(FILE, cart(SUM.replace("sum", "amount") + NAME)).commit("rename away");
        String introduced = repository
                .write(FILE, cart(SUM.replace("sum", "amount") + NAME + "int sum() { return items[0] + items[1]; }\n"))
                .commit("a new one");

        CommandRun run = log("shop.Cart#sum", "-f", "json");

        assertThat(LogRun.entries(run, "commit")).containsExactly(introduced);
        assertThat(LogRun.entries(run, "change")).containsExactly("introduced");
    }
}
