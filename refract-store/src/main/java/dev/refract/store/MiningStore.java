package dev.refract.store;

import dev.refract.source.InputException;
import dev.refract.store.file.DatabaseFile;
import dev.refract.store.record.KnownCommit;
import dev.refract.store.record.KnownRepository;
import dev.refract.store.record.MinedCommit;
import dev.refract.store.record.RunFacts;
import dev.refract.store.record.StoreException;
import dev.refract.store.schema.Schema;
import dev.refract.store.write.CommitWriter;
import java.nio.file.Path;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.duckdb.DuckDBConnection;

/**
 * A database to which the commits of histories are written. Nobody else can use the file meanwhile. What {@link #write}
 * was given is in the file when it returns, whatever happens to the process; for one thread.
 *
 * <pre>{@code
 * try (MiningStore store = MiningStore.open(Path.of("history.duckdb"))) {
 *     int repository = store.repository("https://example.org/shop.git");
 *     store.startRun(repository, run);
 *     store.write(commits);
 * }
 * }</pre>
 *
 * A file that cannot be used is an {@link InputException}, one that cannot be written any more a {@link StoreException}, each
 * with one line for the user.
 */
public final class MiningStore implements AutoCloseable {
    private final DatabaseFile file;
    private final DuckDBConnection connection;
    private CommitWriter writer;
    private int run;

    private MiningStore(DatabaseFile file, DuckDBConnection connection) {
        this.file = file;
        this.connection = connection;
    }

    /** Opens the file, which is made where there is none, and brought to the newest schema. */
    public static MiningStore open(Path path) {
        DatabaseFile file = new DatabaseFile(path);
        DuckDBConnection connection = file.openToWrite(made -> Schema.NEWEST.upgrade(made, path.toString()));
        MiningStore store = new MiningStore(file, connection);
        try {
            Schema.NEWEST.upgrade(connection, path.toString());
            return store;
        } catch (SQLException e) {
            store.close();
            throw file.cannotWrite(e);
        } catch (InputException e) {
            store.close();
            throw e;
        }
    }

    /** Number of the repository with this address, which is added where it is not there. */
    public int repository(String address) {
        return attempt(() -> {
            try (PreparedStatement add = connection.prepareStatement(
                    "INSERT INTO repository SELECT coalesce(max(id), 0) + 1, ? FROM repository"
                            + " HAVING count(*) FILTER (address = ?) = 0")) {
                add.setString(1, address);
                add.setString(2, address);
                add.execute();
            }
            try (PreparedStatement find = connection.prepareStatement("SELECT id FROM repository WHERE address = ?")) {
                find.setString(1, address);
                return number(find);
            }
        });
    }

    /** The repositories that are in the database, in the order in which they were added. */
    public List<KnownRepository> repositories() {
        return attempt(() -> {
            List<KnownRepository> known = new ArrayList<>();
            try (PreparedStatement find = connection.prepareStatement(
                            "SELECT repository.id, address, min_by(commit.id, number) FROM repository"
                                    + " LEFT JOIN commit ON commit.repository = repository.id"
                                    + " GROUP BY ALL ORDER BY ALL");
                    ResultSet rows = find.executeQuery()) {
                while (rows.next()) {
                    Optional<String> first = Optional.ofNullable(rows.getString(3));
                    known.add(new KnownRepository(rows.getInt(1), rows.getString(2), first));
                }
            }
            return known;
        });
    }

    /** Gives a repository another address, which no other has. */
    public void readdress(int repository, String address) {
        attempt(() -> {
            try (PreparedStatement change =
                    connection.prepareStatement("UPDATE repository SET address = ? WHERE id = ?")) {
                change.setString(1, address);
                change.setInt(2, repository);
                return change.executeUpdate();
            }
        });
    }

    /** The commits of a repository that are in the database, by their ids. */
    public Map<String, KnownCommit> known(int repository) {
        return attempt(() -> {
            Map<String, KnownCommit> known = new HashMap<>();
            Map<KnownCommit, KnownCommit> shared = new HashMap<>();
            try (PreparedStatement find = connection.prepareStatement(
                    "SELECT commit.id, tool_version, options, outcome FROM commit JOIN run ON run.id = commit.run"
                            + " WHERE repository = ?")) {
                find.setInt(1, repository);
                try (ResultSet rows = find.executeQuery()) {
                    while (rows.next()) {
                        KnownCommit commit = new KnownCommit(rows.getString(2), rows.getString(3), rows.getString(4));
                        known.put(rows.getString(1), shared.computeIfAbsent(commit, same -> same));
                    }
                }
            }
            return known;
        });
    }

    /** Starts a run over a repository, to which the commits belong that are written from now on. */
    public void startRun(int repository, RunFacts facts) {
        attempt(() -> {
            try (PreparedStatement add = connection.prepareStatement(
                    "INSERT INTO run SELECT coalesce(max(id), 0) + 1, ?, ?, ?, (now() AT TIME ZONE 'UTC'), NULL FROM run"
                            + " RETURNING id")) {
                add.setString(1, facts.toolVersion());
                add.setString(2, facts.options());
                add.setString(3, facts.selection());
                run = number(add);
            }
            writer = new CommitWriter(connection, repository, run);
            return run;
        });
    }

    /** Writes commits of the run, in their order, all or none; those that are there already are replaced. */
    public void write(List<MinedCommit> commits) {
        if (writer == null) {
            throw new IllegalStateException("no run was started");
        }
        attempt(() -> {
            writer.write(commits);
            return commits.size();
        });
    }

    /** Notes that the run came to its end. */
    public void endRun() {
        attempt(() -> {
            try (PreparedStatement end =
                    connection.prepareStatement("UPDATE run SET ended = (now() AT TIME ZONE 'UTC') WHERE id = ?")) {
                end.setInt(1, run);
                return end.executeUpdate();
            }
        });
    }

    private static int number(PreparedStatement statement) throws SQLException {
        try (ResultSet rows = statement.executeQuery()) {
            rows.next();
            return rows.getInt(1);
        }
    }

    private <T> T attempt(Action<T> action) {
        try {
            return action.run();
        } catch (SQLException e) {
            throw file.cannotWrite(e);
        }
    }

    @Override
    public void close() {
        attempt(() -> {
            connection.close();
            return true;
        });
    }

    private interface Action<T> {
        T run() throws SQLException;
    }
}
