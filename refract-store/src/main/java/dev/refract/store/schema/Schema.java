package dev.refract.store.schema;

import dev.refract.source.InputException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Objects;

/**
 * The tables of a database in versions: version <i>n</i> is what the first <i>n</i> migrations make. A database is brought
 * to the newest version when it is opened to be written; none is ever changed but by a further migration.
 */
public final class Schema {
    /** The schema that this version of the tool reads and writes. */
    public static final Schema NEWEST = new Schema(List.of(resource("1.sql")));

    private static final String VERSIONS = "refract_schema";

    private final List<String> migrations;

    /** A schema that these pieces of SQL make, one after the other. */
    Schema(List<String> migrations) {
        this.migrations = List.copyOf(migrations);
    }

    private static String resource(String name) {
        try (InputStream in = Schema.class.getResourceAsStream(name)) {
            return new String(Objects.requireNonNull(in, name).readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    /** Number of the version. */
    public int version() {
        return migrations.size();
    }

    /** Makes the tables that are missing, in one transaction a version. */
    public void upgrade(Connection connection, String file) throws SQLException {
        int found = versionOf(connection, file);
        checkNotNewer(found, file);
        for (int version = found + 1; version <= version(); version++) {
            migrate(connection, version);
        }
    }

    private void migrate(Connection connection, int version) throws SQLException {
        connection.setAutoCommit(false);
        try (Statement statement = connection.createStatement()) {
            if (version == 1) {
                statement.execute(
                        "CREATE TABLE " + VERSIONS
                                + " (version INTEGER PRIMARY KEY, applied TIMESTAMP NOT NULL DEFAULT (now() AT TIME ZONE 'UTC'))");
            }
            statement.execute(migrations.get(version - 1));
            statement.execute("INSERT INTO " + VERSIONS + " (version) VALUES (" + version + ")");
            connection.commit();
        } catch (SQLException failure) {
            connection.rollback();
            throw failure;
        } finally {
            connection.setAutoCommit(true);
        }
    }

    /** Refuses a database that this version cannot read. */
    public void check(Connection connection, String file) throws SQLException {
        int found = versionOf(connection, file);
        checkNotNewer(found, file);
        if (found < version()) {
            throw new InputException(file + " has schema " + found + ", and this version reads " + version()
                    + "; `refract mine REPO --into " + file + "` brings it up to date");
        }
    }

    private void checkNotNewer(int found, String file) {
        if (found > version()) {
            throw new InputException(file + " has schema " + found + ", and this version knows " + version()
                    + "; use a newer version of Refract");
        }
    }

    private static int versionOf(Connection connection, String file) throws SQLException {
        int tables = number(connection, "SELECT count(*) FROM information_schema.tables");
        if (tables == 0) {
            return 0;
        }
        int own = number(
                connection, "SELECT count(*) FROM information_schema.tables WHERE table_name = '" + VERSIONS + "'");
        if (own == 0) {
            throw new InputException(file + " is a database of something else; give another file");
        }
        return number(connection, "SELECT coalesce(max(version), 0) FROM " + VERSIONS);
    }

    private static int number(Connection connection, String sql) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(sql)) {
            rows.next();
            return rows.getInt(1);
        }
    }
}
