package dev.refract.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.refract.finding.Findings;
import dev.refract.finding.RevisionFindings;
import dev.refract.source.InputException;
import dev.refract.source.Skip;
import dev.refract.source.SkipCause;
import dev.refract.store.read.NamedQuery;
import dev.refract.store.record.KnownCommit;
import dev.refract.store.record.MinedCommit;
import dev.refract.store.record.RunFacts;
import dev.refract.store.record.StoreException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MiningStoreTest {
    @TempDir
    Path folder;

    private Path file;

    @BeforeEach
    void nameFile() {
        file = folder.resolve("it's.duckdb");
    }

    private void write(String repository, RunFacts run, List<MinedCommit> commits) {
        try (MiningStore store = MiningStore.open(file)) {
            store.startRun(store.repository(repository), run);
            store.write(commits);
            store.endRun();
        }
    }

    private List<String> ask(String sql) {
        try (Archive archive = Archive.open(file)) {
            return Samples.answer(archive, sql);
        }
    }

    @Test
    void whatIsWrittenIsThere() {
        write("shop", Samples.RUN, List.of(Samples.commit(1, 0), Samples.commit(2, 2)));

        assertThat(ask(
                        "SELECT number, id, run, author_email, commit_time, message, parents, compared_with, outcome, nodes,"
                                + " steps, leftover_before, leftover_after, millis FROM commit ORDER BY number"))
                .element(2)
                .asString()
                .isEqualTo("2,0000000000000000000000000000000000000002,1,Ada@example.org,2001-11-28T01:46:40,"
                        + "Rename things\n\nof commit 2\uFFFD,[0000000000000000000000000000000000000001],"
                        + "0000000000000000000000000000000000000001,partial,11,12,3,1,13");
        assertThat(ask("SELECT * EXCLUDE commit FROM refactoring ORDER BY number"))
                .contains("2,rename-method,Rename Method,callable,Rename Method a2 renamed to b2,clone,1,content,"
                        + "{similarity=0.93}");
        assertThat(
                        ask(
                                "SELECT side, element, file, start_line, name_start_line FROM participant WHERE refactoring = 1"))
                .containsExactly(
                        "side,element,file,start_line,name_start_line",
                        "before,p.A#a1,p/A.java,3,2",
                        "after,p.A#b1,p/A.java,3,2");
        assertThat(ask("SELECT * FROM skip")).hasSize(3).contains("1,1,B.java,syntax-error,line 1");
        assertThat(ask("SELECT * FROM commit_file")).contains("2,p/A.java,changed");
        assertThat(ask("SELECT before_element, after_line FROM finding")).contains("p.A#a2,3");
    }

    @Test
    void whatIsWrittenAgainIsReplacedAndKeepsItsNumber() {
        write("shop", Samples.RUN, List.of(Samples.commit(1, 3), Samples.commit(2, 1)));
        write("shop", new RunFacts("2.0", "", ""), List.of(Samples.commit(1, 1), Samples.commit(3, 0)));

        assertThat(ask("SELECT c.number, c.run, c.id[39:] AS id, count(r.number) AS found FROM commit c"
                        + " LEFT JOIN refactoring r ON r.commit = c.number GROUP BY ALL ORDER BY ALL"))
                .containsExactly("number,run,id,found", "1,2,01,1", "2,1,02,1", "3,2,03,0");
        assertThat(ask("SELECT count(*) AS n FROM participant")).contains("4");
    }

    @Test
    void aBatchIsWrittenAsAWholeOrNotAtAll() {
        write("shop", Samples.RUN, List.of(Samples.commit(1, 1)));
        List<MinedCommit> twice = List.of(Samples.commit(2, 1), Samples.commit(3, 1), Samples.commit(2, 1));

        try (MiningStore store = MiningStore.open(file)) {
            store.startRun(store.repository("shop"), Samples.RUN);
            assertThatThrownBy(() -> store.write(twice))
                    .isInstanceOf(StoreException.class)
                    .hasMessageContaining("what was saved before is kept");
            store.write(List.of(Samples.commit(2, 1)));
        }

        assertThat(ask("SELECT number FROM commit ORDER BY number")).containsExactly("number", "1", "2");
        assertThat(ask("SELECT count(*) AS n FROM refactoring")).contains("2");
    }

    @Test
    void repositoriesAreToldApart() {
        write("shop", Samples.RUN, List.of(Samples.commit(1, 1)));
        write("till", Samples.RUN, List.of(Samples.commit(1, 2)));

        try (MiningStore store = MiningStore.open(file)) {
            assertThat(store.repository("shop")).isEqualTo(1);
            assertThat(store.repository("till")).isEqualTo(2);
            assertThat(store.known(2))
                    .containsOnlyKeys(Samples.facts(1).id())
                    .containsValue(new KnownCommit("1.0", "max-steps 5", "partial"));
        }
    }

    @Test
    void whatWasLeftOutSaysWhy() {
        Skip merge = new Skip("", SkipCause.MERGE, "a merge");
        write("shop", Samples.RUN, List.of(MinedCommit.leftOut(Samples.facts(1), merge)));

        assertThat(ask("SELECT outcome, cause FROM commit JOIN skip ON number = commit"))
                .containsExactly("outcome,cause", "skipped,merge");
    }

    @Test
    void aRunThatWasBrokenOffHasNoEnd() {
        try (MiningStore store = MiningStore.open(file)) {
            store.startRun(store.repository("shop"), Samples.RUN);
        }
        write("shop", Samples.RUN, List.of());

        assertThat(ask("SELECT id, ended IS NULL AS open FROM run ORDER BY id"))
                .containsExactly("id,open", "1,true", "2,false");
    }

    @Test
    void findingsComeBackAsRecords() {
        MinedCommit written = Samples.commit(2, 2);
        write("shop", Samples.RUN, List.of(Samples.commit(1, 0), written));

        List<RevisionFindings> read = new ArrayList<>();
        try (Archive archive = Archive.open(file)) {
            assertThat(archive.repositories()).containsExactly("shop");
            archive.findings("shop", read::add);
        }

        Findings expected = written.findings().orElseThrow();
        assertThat(read).hasSize(2);
        assertThat(read.get(1).commit()).contains(written.facts().id());
        assertThat(read.get(1).parent()).contains(Samples.facts(1).id());
        assertThat(read.get(1).findings().work()).isEqualTo(expected.work());
        assertThat(read.get(1).findings().refactorings())
                .usingRecursiveComparison()
                .ignoringFields("evidence.details")
                .isEqualTo(expected.refactorings());
    }

    @Test
    void allNamedQueriesAreAnswered() {
        write("shop", Samples.RUN, List.of(Samples.commit(1, 0), Samples.commit(2, 2), Samples.commit(3, 1)));

        for (NamedQuery query : NamedQuery.all()) {
            assertThat(ask(query.sql())).as(query.name()).hasSizeGreaterThan(1);
            assertThat(query.documentation()).as(query.name()).endsWith(".").contains(". ");
            assertThat(NamedQuery.find(query.name())).contains(query);
        }
        assertThat(ask(NamedQuery.find("refactorings-by-kind").orElseThrow().sql()))
                .containsExactly(
                        "kind,type,refactorings,commits,equal,clone,noclone,none,consequences",
                        "rename-method,Rename Method,3,2,0,3,0,0,1");
        assertThat(ask(NamedQuery.find("documented").orElseThrow().sql()))
                .containsExactly(
                        "claims,shows,commits,percent,refactorings", "true,true,2,66.7,2", "true,false,1,33.3,0");
        assertThat(ask(NamedQuery.find("local-and-structural").orElseThrow().sql()))
                .contains("Rename Method,3,0,3,0", "Move Field,0,0,0,0");
        assertThat(NamedQuery.find("nothing")).isEqualTo(Optional.empty());
    }

    @Test
    void whatIsOfOneRepositoryIsNotCountedInAnother() {
        write("shop", Samples.RUN, List.of(Samples.commit(1, 1), Samples.commit(2, 0), Samples.commit(3, 0)));
        write("till", Samples.RUN, List.of(Samples.commit(4, 2)));

        assertThat(ask(NamedQuery.find("by-file").orElseThrow().sql()))
                .containsExactly(
                        "repository,file,refactorings,commits,changes", "till,p/A.java,2,1,1", "shop,p/A.java,1,1,3");
        assertThat(ask(NamedQuery.find("by-package").orElseThrow().sql())).contains("till,p,2,1,1", "shop,p,1,1,1");
        assertThat(ask(NamedQuery.find("skipped").orElseThrow().sql()))
                .element(1)
                .asString()
                .startsWith("syntax-error,4,4,shop,");
    }

    @Test
    void answersAreWrittenAsParquet() {
        write("shop", Samples.RUN, List.of(Samples.commit(1, 2)));
        Path target = folder.resolve("o'clock.parquet");

        try (Archive archive = Archive.open(file)) {
            archive.writeParquet("SELECT kind, number FROM refactoring ORDER BY number", target);
            assertThat(Samples.answer(archive, "FROM '" + target.toString().replace("'", "''") + "'"))
                    .containsExactly("kind,number", "rename-method,1", "rename-method,2");
        }
    }

    @Test
    void aQuestionThatMakesNoSenseIsRefused() {
        write("shop", Samples.RUN, List.of());

        assertThatThrownBy(() -> ask("SELECT nothing FROM nowhere"))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("nowhere");
        assertThatThrownBy(() -> ask("DELETE FROM run"))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("read-only");
    }

    @Test
    void filesThatAreNoSuchDatabaseAreRefused() throws IOException {
        assertThatThrownBy(() -> Archive.open(file)).hasMessageContaining("there is no database");
        assertThatThrownBy(() -> MiningStore.open(folder.resolve("no/where.duckdb")))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("no such folder");
        Files.writeString(file, "something else, and long enough to be taken for more than a header".repeat(99));
        assertThatThrownBy(() -> MiningStore.open(file))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("no database of Refract");
    }

    @Test
    void noDraftIsLeftBehind() throws IOException {
        Files.writeString(folder.resolve(".it's.duckdb.999999999.new"), "of a process that was killed");

        write("shop", Samples.RUN, List.of());

        try (var entries = Files.list(folder)) {
            assertThat(entries.map(Path::getFileName).map(Path::toString)).containsExactly("it's.duckdb");
        }
    }
}
