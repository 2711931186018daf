package dev.refract.store.file;

import dev.refract.source.InputException;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.stream.Stream;
import org.duckdb.DuckDBConnection;

/**
 * Makes a database file at once or not at all: it is filled under another name and then linked to its own, which fails
 * where somebody else was faster. A process that is killed meanwhile leaves no half of a database behind.
 */
final class NewDatabase {
    private static final String ENDING = ".new";

    private final Path path;

    NewDatabase(Path path) {
        this.path = path;
    }

    void make(DatabaseFile.Filling filling) {
        DatabaseFile.checkFolder(path);
        Path folder = path.toAbsolutePath().getParent();
        String start = "." + path.getFileName() + ".";
        Path draft = folder.resolve(start + ProcessHandle.current().pid() + ENDING);
        try {
            deleteDraftsOfTheDead(folder, start);
            write(draft, filling);
            publish(draft);
        } catch (IOException | SQLException | InputException e) {
            // The name of the draft means nothing to who gave that of the database.
            String reason = String.valueOf(e.getMessage()).replace(draft.toString(), path.toString());
            throw new InputException("cannot make " + path + ": " + reason, e);
        } finally {
            delete(draft);
        }
    }

    private static void write(Path draft, DatabaseFile.Filling filling) throws IOException, SQLException {
        try (DuckDBConnection connection = DatabaseFile.connect(draft, false)) {
            filling.fill(connection);
            try (Statement statement = connection.createStatement()) {
                statement.execute("CHECKPOINT");
            }
        }
    }

    private void publish(Path draft) throws IOException {
        try {
            Files.createLink(path, draft);
        } catch (FileAlreadyExistsException e) {
            // Somebody else was faster: theirs is as good.
            return;
        } catch (UnsupportedOperationException | java.nio.file.FileSystemException e) {
            Files.move(draft, path);
        }
    }

    private static void deleteDraftsOfTheDead(Path folder, String start) throws IOException {
        try (Stream<Path> entries = Files.list(folder)) {
            entries.filter(entry -> isDraftOfTheDead(entry.getFileName().toString(), start))
                    .forEach(NewDatabase::delete);
        }
    }

    private static boolean isDraftOfTheDead(String name, String start) {
        if (!name.startsWith(start) || !name.endsWith(ENDING)) {
            return false;
        }
        String process = name.substring(start.length(), name.length() - ENDING.length());
        return process.matches("\\d{1,18}")
                && ProcessHandle.of(Long.parseLong(process)).isEmpty();
    }

    private static void delete(Path draft) {
        try {
            Files.deleteIfExists(draft);
            Files.deleteIfExists(draft.resolveSibling(draft.getFileName() + ".wal"));
        } catch (IOException e) {
            // A leftover of some kilobytes harms nobody, and the next run tries again.
            return;
        }
    }
}
