package dev.refract.store.write;

import dev.refract.store.record.MinedCommit;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.duckdb.DuckDBConnection;

/**
 * Writes commits, all rows of a batch of them in one transaction: either all that belongs to a commit is there, or nothing
 * of it. A commit that is there already is replaced and keeps its number.
 */
public final class CommitWriter {
    private static final List<String> PARTS = List.of("commit_file", "skip", "participant", "refactoring");

    private final DuckDBConnection connection;
    private final int repository;
    private final int run;
    private int last;

    /** A writer for one run over one repository. */
    public CommitWriter(DuckDBConnection connection, int repository, int run) throws SQLException {
        this.connection = Objects.requireNonNull(connection, "connection");
        this.repository = repository;
        this.run = run;
        try (Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery("SELECT coalesce(max(number), 0) FROM commit")) {
            rows.next();
            this.last = rows.getInt(1);
        }
    }

    /** Writes the commits, in their order. */
    public void write(List<MinedCommit> commits) throws SQLException {
        connection.setAutoCommit(false);
        try {
            Map<String, Integer> known = delete(commits);
            int next = last;
            try (CommitRows rows = new CommitRows(connection)) {
                for (MinedCommit commit : commits) {
                    Integer number = known.get(commit.facts().id());
                    next = number == null ? next + 1 : next;
                    rows.append(new CommitRows.Key(number == null ? next : number, repository, run), commit);
                }
                rows.flush();
            }
            connection.commit();
            last = next;
        } catch (SQLException failure) {
            rollBack(failure);
            throw failure;
        }
        connection.setAutoCommit(true);
    }

    /** Where the disk is full there may be no transaction left to roll back: what failed first is what is told. */
    private void rollBack(SQLException failure) {
        try {
            connection.rollback();
            connection.setAutoCommit(true);
        } catch (SQLException again) {
            failure.addSuppressed(again);
        }
    }

    /** Deletes those that are there, and answers their numbers. */
    private Map<String, Integer> delete(List<MinedCommit> commits) throws SQLException {
        Map<String, Integer> numbers = numbers(commits);
        for (int number : numbers.values()) {
            delete(number);
        }
        return numbers;
    }

    /** Numbers of those that are there, asked for at once: a question for each would cost more than to write it. */
    private Map<String, Integer> numbers(List<MinedCommit> commits) throws SQLException {
        Object[] ids = commits.stream().map(commit -> commit.facts().id()).toArray();
        Map<String, Integer> numbers = new LinkedHashMap<>();
        String sql = "SELECT id, number FROM commit WHERE repository = ? AND list_contains(?, id) ORDER BY number";
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            statement.setInt(1, repository);
            statement.setArray(2, connection.createArrayOf("VARCHAR", ids));
            try (ResultSet rows = statement.executeQuery()) {
                while (rows.next()) {
                    numbers.put(rows.getString(1), rows.getInt(2));
                }
            }
        }
        return numbers;
    }

    private void delete(int number) throws SQLException {
        for (String table : PARTS) {
            execute("DELETE FROM " + table + " WHERE commit = " + number);
        }
        execute("DELETE FROM commit WHERE number = " + number);
    }

    private void execute(String sql) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }
}
