package dev.refract.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.refract.source.InputException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TimeZone;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What may be asked in SQL, and what the values of an answer are. */
class QuestionTest {
    private final TimeZone usual = TimeZone.getDefault();

    @TempDir
    Path folder;

    private Archive archive;

    @BeforeEach
    void open() {
        // The last Sunday of March has no half past two there.
        TimeZone.setDefault(TimeZone.getTimeZone("Europe/Berlin"));
        Path file = folder.resolve("h.duckdb");
        MiningStore.open(file).close();
        archive = Archive.open(file);
    }

    @AfterEach
    void close() {
        archive.close();
        TimeZone.setDefault(usual);
    }

    private String value(String expression) {
        return Samples.answer(archive, "SELECT " + expression).get(1);
    }

    private void assertRefused(String sql, String message) {
        assertThatThrownBy(() -> Samples.answer(archive, sql))
                .as(sql)
                .isInstanceOf(InputException.class)
                .hasMessageContaining(message);
    }

    @Test
    void timesHaveOneFormat() {
        assertThat(value("TIMESTAMP '2020-01-01 10:00:00'")).isEqualTo("2020-01-01T10:00:00");
        assertThat(value("TIMESTAMP '2020-01-01 10:20:30'")).isEqualTo("2020-01-01T10:20:30");
        assertThat(value("TIMESTAMP '2020-01-01 10:20:30.5'")).isEqualTo("2020-01-01T10:20:30.5");
        assertThat(value("TIMESTAMP_NS '2020-01-01 10:20:30.123456789'")).isEqualTo("2020-01-01T10:20:30.123456789");
        assertThat(value("TIMESTAMP '2020-03-29 02:30:00'")).isEqualTo("2020-03-29T02:30:00");
        assertThat(value("TIMESTAMPTZ '2020-01-01 10:00:00+01'")).isEqualTo("2020-01-01T09:00:00Z");
        assertThat(value("DATE '2020-01-01'")).isEqualTo("2020-01-01");
        assertThat(value("TIME '10:00'")).isEqualTo("10:00:00");
        assertThat(value("[TIMESTAMP '2020-01-01 10:00:00']")).isEqualTo("[2020-01-01T10:00:00]");
        assertThat(value("{'a': TIMESTAMP '2020-01-01 10:00:00'}")).isEqualTo("{a=2020-01-01T10:00:00}");
        assertThat(value("MAP {TIMESTAMP '2020-01-01 10:00:00': 1}")).isEqualTo("{2020-01-01T10:00:00=1}");
    }

    @Test
    void whatIsBinaryIsHexadecimal() {
        assertThat(value("'a\\xAA\\x00'::BLOB")).isEqualTo("61aa00");
        assertThat(value("''::BLOB")).isEmpty();
        assertThat(value("['a'::BLOB]")).isEqualTo("[61]");
    }

    @Test
    void columnsOfOneNameGetNumbers() {
        assertThat(Samples.answer(archive, "SELECT 1 AS a, 2 AS b, 3 AS a, 4 AS a_1, 5 AS a"))
                .containsExactly("a,b,a_2,a_1,a_3", "1,2,3,4,5");
    }

    @Test
    void whatWritesSomethingIsRefusedBeforeItDoes() throws IOException {
        String target = folder.resolve("out").toString();
        for (String sql : List.of(
                "COPY (SELECT 1) TO '" + target + "'",
                "COPY (SELECT 1) TO '" + target + "' (RETURN_FILES)",
                "/* ; */ copy (SELECT 1) TO '" + target + "'",
                "EXPLAIN ANALYZE COPY (SELECT 1) TO '" + target + "'",
                "EXPORT DATABASE '" + target + "'",
                "ATTACH '" + target + "'",
                "CREATE TABLE t AS SELECT 1",
                "SET threads = 1")) {
            assertRefused(sql, "this is no question, and the database is read-only; ask with SELECT");
        }
        assertThat(Files.list(folder).map(Path::getFileName).map(Path::toString))
                .containsExactly("h.duckdb");
    }

    @Test
    void severalStatementsAreRefusedAndNoneIsRun() throws IOException {
        String copy = "COPY (SELECT 1) TO '" + folder.resolve("out") + "'";
        for (String sql : List.of(
                "SELECT 1; SELECT 2",
                copy + "; SELECT 1",
                "SELECT 1; " + copy,
                "SELECT ';'; " + copy + ";",
                "SELECT 'it''s'; SELECT 2",
                "SELECT 1 -- ;\n; SELECT 2",
                "SELECT E'\\''; SELECT ''",
                "SELECT $a$ ; $a$; SELECT 2")) {
            assertRefused(sql, "there are several statements; ask one question at a time");
        }
        assertThat(Files.list(folder).map(Path::getFileName).map(Path::toString))
                .containsExactly("h.duckdb");
    }

    @Test
    void aSemicolonThatSeparatesNothingIsFine() {
        for (String sql : List.of(
                "SELECT 1 AS x;",
                "SELECT 1 AS x ; ; -- that is all\n",
                "/* a; b */ SELECT 1 AS x",
                "SELECT 1 AS x -- a; b",
                "SELECT 1 AS x WHERE ';' <> '''; ' AND E'\\';' <> $$;$$ AND $t$;$$;$t$ <> ''")) {
            assertThat(Samples.answer(archive, sql)).as(sql).containsExactly("x", "1");
        }
        assertThat(Samples.answer(archive, "SELECT 1 AS \"a;b\"")).containsExactly("a;b", "1");
        assertThat(value("length('" + "x;''".repeat(50_000) + "')")).isEqualTo("150000");
    }

    @Test
    void whateverAnswersWithRowsMayBeAsked() {
        for (String sql : List.of(
                "SHOW TABLES",
                "DESCRIBE finding",
                "SUMMARIZE commit",
                "FROM refract_schema",
                "VALUES (1)",
                "WITH a AS (SELECT 1) FROM a",
                "(SELECT 1)",
                "EXPLAIN SELECT 1",
                "EXPLAIN ANALYZE SELECT 1",
                "PRAGMA table_info('run')",
                "CALL duckdb_settings()")) {
            assertThat(Samples.answer(archive, sql)).as(sql).hasSizeGreaterThan(1);
        }
        assertRefused("-- nothing", "No statement");
    }
}
