package dev.refract.store.schema;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.refract.source.InputException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class SchemaTest {
    private static final Schema FIRST = new Schema(List.of("CREATE TABLE a (i INTEGER); INSERT INTO a VALUES (1)"));
    private static final Schema SECOND =
            new Schema(List.of("CREATE TABLE a (i INTEGER)", "ALTER TABLE a ADD COLUMN j INTEGER DEFAULT 2"));
    private static final Schema BROKEN =
            new Schema(List.of("CREATE TABLE a (i INTEGER)", "CREATE TABLE b (i INTEGER); DROP TABLE nothing"));

    private Connection connection;

    @BeforeEach
    void open() throws SQLException {
        connection = DriverManager.getConnection("jdbc:duckdb:");
    }

    @AfterEach
    void close() throws SQLException {
        connection.close();
    }

    private String ask(String sql) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(sql)) {
            rows.next();
            return rows.getString(1);
        }
    }

    @Test
    void thePageNamesTheColumnsOfTheViewAndJoinsIt() throws SQLException, IOException {
        Schema.NEWEST.upgrade(connection, "x");
        String page = Files.readString(Path.of("..", "docs", "database.md"));
        String section = page.substring(page.indexOf("### finding"), page.indexOf("## Answers"));
        String query = section.substring(section.indexOf("```sql") + "```sql".length(), section.lastIndexOf("```"));

        try (Statement statement = connection.createStatement()) {
            ResultSet columns = statement.executeQuery("SELECT column_name FROM (DESCRIBE finding)");
            while (columns.next()) {
                assertThat(section).contains('`' + columns.getString(1) + '`');
            }
            assertThat(statement.executeQuery(query).next()).isFalse();
        }
    }

    @Test
    void anOlderDatabaseIsBroughtUpToDateAndKeepsItsRows() throws SQLException {
        FIRST.upgrade(connection, "x");
        assertThatThrownBy(() -> SECOND.check(connection, "x"))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("has schema 1, and this version reads 2");

        SECOND.upgrade(connection, "x");
        SECOND.upgrade(connection, "x");

        assertThat(ask("SELECT i + j FROM a")).isEqualTo("3");
        assertThat(ask("SELECT string_agg(version, ',' ORDER BY version) FROM refract_schema"))
                .isEqualTo("1,2");
        SECOND.check(connection, "x");
    }

    @Test
    void aMigrationHappensAsAWholeOrNotAtAll() throws SQLException {
        FIRST.upgrade(connection, "x");

        assertThatThrownBy(() -> BROKEN.upgrade(connection, "x")).isInstanceOf(SQLException.class);

        assertThat(ask("SELECT count(*) FROM information_schema.tables WHERE table_name = 'b'"))
                .isEqualTo("0");
        assertThat(ask("SELECT max(version) FROM refract_schema")).isEqualTo("1");
    }

    @Test
    void aNewerDatabaseAndOneOfSomethingElseAreRefused() throws SQLException {
        SECOND.upgrade(connection, "x");
        assertThatThrownBy(() -> FIRST.upgrade(connection, "x"))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("use a newer version");

        ask("SELECT 1");
        try (Connection other = DriverManager.getConnection("jdbc:duckdb:");
                Statement statement = other.createStatement()) {
            statement.execute("CREATE TABLE customers (i INTEGER)");
            assertThatThrownBy(() -> FIRST.upgrade(other, "x"))
                    .isInstanceOf(InputException.class)
                    .hasMessageContaining("something else");
        }
    }
}
