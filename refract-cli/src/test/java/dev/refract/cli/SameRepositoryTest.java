package dev.refract.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.refract.source.Skip;
import dev.refract.source.SkipCause;
import dev.refract.store.MiningStore;
import dev.refract.store.record.CommitFacts;
import dev.refract.store.record.MinedCommit;
import dev.refract.store.record.Person;
import dev.refract.store.record.RunFacts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A repository is in a database once, however its folder is named, and whichever version stored it. */
class SameRepositoryTest {
    private static final String ADDRESSES = "SELECT address, count(commit.id) FROM repository LEFT JOIN commit"
            + " ON commit.repository = repository.id GROUP BY repository.id, address ORDER BY repository.id";

    @TempDir
    Path folder;

    private GitFolder shop;
    private String home;

    @BeforeEach
    void makeRepository() throws IOException {
        shop = repository("shop");
        home = shop.path().toRealPath().toString();
    }

    private GitFolder repository(String name) throws IOException {
        GitFolder made = GitFolder.init(Files.createDirectory(folder.resolve(name)));
        made.write("p/A.java", "package p;\nclass A { /* " + name + " */ }\n").commit("first");
        return made;
    }

    private CommandRun mine(Path from, String repository) {
        CommandRun run = CommandRun.in(from)
                .run("mine", repository, "--into", folder.resolve("h.duckdb").toString());
        assertThat(run.exitCode()).as(run.err()).isZero();
        return run;
    }

    private List<String> addresses() {
        return Tables.ask(folder.resolve("h.duckdb"), ADDRESSES);
    }

    /** As a version stored it that did not look where a folder leads. */
    private void store(Path address, String commit) {
        Person ada = new Person("Ada", "ada@example.org", Instant.EPOCH);
        CommitFacts facts = new CommitFacts(commit, List.of(), ada, ada, "first");
        try (MiningStore store = MiningStore.open(folder.resolve("h.duckdb"))) {
            store.startRun(store.repository(address.toString()), new RunFacts("0", "", ""));
            store.write(List.of(MinedCommit.leftOut(facts, new Skip("", SkipCause.MERGE, ""))));
            store.endRun();
        }
    }

    @Test
    void namedInAnyWayItIsThereOnce() throws IOException {
        Files.createSymbolicLink(folder.resolve("link"), shop.path());
        shop.git("worktree", "add", "-q", "-b", "topic", "../tree");

        for (String name : List.of("shop", "./shop", "shop/p", "shop/.git", "link", "shop/../shop", "tree", "tree/p")) {
            mine(folder, name);
        }
        mine(shop.path(), ".");
        mine(shop.path().resolve("p"), "..");

        assertThat(addresses()).containsExactly(home + ",1");
    }

    @Test
    void anotherRepositoryIsAnother() throws IOException {
        repository("shop/inner");
        mine(folder, "shop");
        mine(folder, "shop/inner");

        assertThat(addresses()).containsExactly(home + ",1", home + "/inner,1");
    }

    @Test
    void storedAsItWasTypedItIsRecognisedAndGetsItsAddress() {
        store(folder.resolve("./shop/p"), shop.git("rev-parse", "HEAD"));

        CommandRun run = mine(folder, "shop");

        assertThat(run.err()).contains("1 commit was there already");
        assertThat(addresses()).containsExactly(home + ",1");
    }

    @Test
    void storedTwiceAlreadyBothStay() {
        String commit = shop.git("rev-parse", "HEAD");
        store(folder.resolve("./shop"), commit);
        store(Path.of(home), commit);

        assertThat(mine(folder, "shop/p").err()).contains("1 commit was there already");
        assertThat(addresses()).containsExactly(folder.resolve("./shop") + ",1", home + ",1");
    }

    @Test
    void anotherThatWasStoredFromTheSamePlaceStaysApart() {
        store(folder.resolve("./shop"), "0".repeat(39) + "1");

        mine(folder, "shop");

        assertThat(addresses()).containsExactly(folder.resolve("./shop") + ",1", home + ",1");
    }

    @Test
    void oneThatIsGoneStaysAsItWas() {
        store(folder.resolve("./gone"), shop.git("rev-parse", "HEAD"));

        mine(folder, "shop");

        assertThat(addresses()).containsExactly(folder.resolve("./gone") + ",1", home + ",1");
    }
}
