package dev.refract.store;

import dev.refract.finding.RevisionFindings;
import dev.refract.source.InputException;
import dev.refract.store.file.DatabaseFile;
import dev.refract.store.read.RowReading;
import dev.refract.store.read.Rows;
import dev.refract.store.read.StoredFindings;
import dev.refract.store.schema.Schema;
import java.nio.file.Path;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.function.Consumer;
import org.duckdb.DuckDBConnection;

/**
 * A database that is read, and never changed. Failures are {@link InputException}s with one line for the user.
 *
 * <pre>{@code
 * try (Archive archive = Archive.open(Path.of("history.duckdb"))) {
 *     archive.ask("SELECT count(*) FROM refactoring", rows);
 * }
 * }</pre>
 */
public final class Archive implements AutoCloseable {
    private final Path path;
    private final DuckDBConnection connection;

    private Archive(Path path, DuckDBConnection connection) {
        this.path = path;
        this.connection = connection;
    }

    /** Opens the file. */
    public static Archive open(Path path) {
        Archive archive = new Archive(path, new DatabaseFile(path).openToRead());
        try {
            Schema.NEWEST.check(archive.connection, path.toString());
            return archive;
        } catch (SQLException e) {
            archive.close();
            throw archive.failure(e);
        } catch (InputException e) {
            archive.close();
            throw e;
        }
    }

    /**
     * Asks a question in SQL, and hands on the answer row by row.
     *
     * @throws InputException if the question cannot be answered, as one after a column that there is not
     */
    public void ask(String sql, Rows rows) {
        try {
            new RowReading(connection).ask(sql, rows);
        } catch (SQLException e) {
            throw new InputException("cannot answer the query from " + path + ": " + reason(e), e);
        }
    }

    /** Writes the answer to a question in SQL to a file in the format Parquet. */
    public void writeParquet(String sql, Path target) {
        String name = target.toString().replace("'", "''");
        try (Statement statement = connection.createStatement()) {
            statement.execute("COPY (" + sql + ") TO '" + name + "' (FORMAT parquet, COMPRESSION zstd)");
        } catch (SQLException e) {
            throw new InputException("cannot write what is in " + path + " as Parquet: " + reason(e), e);
        }
    }

    /** Addresses of the repositories, in the order in which they were added. */
    public List<String> repositories() {
        List<String> addresses = new java.util.ArrayList<>();
        ask("SELECT address FROM repository ORDER BY id", new Rows() {
            @Override
            public void columns(List<String> names) {
                // There is one.
            }

            @Override
            public void row(List<Object> values) {
                addresses.add(String.valueOf(values.get(0)));
            }
        });
        return addresses;
    }

    /** Hands on what was found in the commits of a repository, in the order in which they were mined. */
    public void findings(String repository, Consumer<RevisionFindings> sink) {
        attempt(() -> new StoredFindings(connection).forEach(repository, sink));
    }

    private void attempt(Action action) {
        try {
            action.run();
        } catch (SQLException e) {
            throw failure(e);
        }
    }

    private InputException failure(SQLException e) {
        return new InputException("cannot read " + path + ": " + reason(e), e);
    }

    private static String reason(SQLException e) {
        return String.valueOf(e.getMessage()).lines().findFirst().orElse("");
    }

    @Override
    public void close() {
        attempt(connection::close);
    }

    private interface Action {
        void run() throws SQLException;
    }
}
