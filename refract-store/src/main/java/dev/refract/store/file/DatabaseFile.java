package dev.refract.store.file;

import dev.refract.source.InputException;
import dev.refract.store.record.StoreException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Objects;
import java.util.Properties;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.duckdb.DuckDBConnection;

/**
 * A database file. One process at a time may write it, and none may read it meanwhile; DuckDB locks it. Failures are
 * {@link InputException}s with one line for the user.
 */
public final class DatabaseFile {
    private static final Pattern LOCKED = Pattern.compile("Could not set lock on file.*?\\(PID (\\d+)", Pattern.DOTALL);
    private static final String MEMORY_LIMIT = "1GB";

    private final Path path;

    /** A file at a path, whether there is one or not. */
    public DatabaseFile(Path path) {
        this.path = Objects.requireNonNull(path, "path");
    }

    /** Where it is. */
    public Path path() {
        return path;
    }

    /** Opens it to be written; makes it, with this content, where there is none. */
    public DuckDBConnection openToWrite(Filling filling) {
        if (Files.notExists(path)) {
            new NewDatabase(path).make(filling);
        }
        return connect(path, false);
    }

    /** Opens it to be read. */
    public DuckDBConnection openToRead() {
        if (!Files.isRegularFile(path)) {
            throw new InputException(
                    Files.exists(path)
                            ? path + " is no file"
                            : "there is no database " + path + "; `refract mine REPO --into " + path + "` makes one");
        }
        return connect(path, true);
    }

    static DuckDBConnection connect(Path path, boolean readOnly) {
        Properties settings = new Properties();
        settings.setProperty("duckdb.read_only", Boolean.toString(readOnly));
        settings.setProperty("memory_limit", MEMORY_LIMIT);
        // The database is not alone on the machine, and nothing is ever fetched from the network.
        settings.setProperty("threads", "2");
        settings.setProperty("autoinstall_known_extensions", "false");
        settings.setProperty("autoload_known_extensions", "false");
        try {
            return (DuckDBConnection) DriverManager.getConnection("jdbc:duckdb:" + path, settings);
        } catch (SQLException e) {
            throw cannotOpen(path, e);
        }
    }

    private static InputException cannotOpen(Path path, SQLException failure) {
        String message = String.valueOf(failure.getMessage());
        Matcher locked = LOCKED.matcher(message);
        if (locked.find()) {
            return new InputException(
                    path + " is in use by another process (" + locked.group(1)
                            + "); wait until it has ended, or give another file",
                    failure);
        }
        if (message.contains("not a valid DuckDB database file")) {
            return new InputException(path + " is no database of Refract; give another file", failure);
        }
        return new InputException("cannot open " + path + ": " + firstLine(message), failure);
    }

    /** The failure to write, in words; what was saved before is kept. */
    public StoreException cannotWrite(SQLException failure) {
        return new StoreException(
                "cannot write to " + path + ": " + firstLine(String.valueOf(failure.getMessage()))
                        + "; what was saved before is kept, and the same command goes on from there",
                failure);
    }

    private static String firstLine(String message) {
        return message.lines().findFirst().orElse("");
    }

    /** Checks that the folder of the file is there, which the database would say less clearly. */
    static void checkFolder(Path path) {
        Path folder = path.toAbsolutePath().getParent();
        if (folder == null || !Files.isDirectory(folder)) {
            throw new InputException("no such folder: " + folder);
        }
        if (!Files.isWritable(folder)) {
            throw new InputException("cannot write to folder " + folder + ": permission denied");
        }
    }

    /** What a new database is filled with. */
    public interface Filling {
        /** Writes into the new database. */
        void fill(DuckDBConnection connection) throws SQLException, IOException;
    }
}
