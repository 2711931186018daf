package dev.refract.cli;

import dev.refract.store.Archive;
import dev.refract.store.read.Rows;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** What is in a database, as text. */
final class Tables {
    private static final List<String> ALL = List.of(
            "SELECT * EXCLUDE (millis, run) FROM commit ORDER BY number",
            "SELECT * FROM commit_file ORDER BY ALL",
            "SELECT * FROM refactoring ORDER BY commit, number",
            "SELECT * FROM participant ORDER BY ALL",
            "SELECT * FROM skip ORDER BY ALL",
            "SELECT * FROM repository ORDER BY ALL");

    private Tables() {}

    /** The rows of an answer. */
    static List<String> ask(Path file, String sql) {
        List<String> lines = new ArrayList<>();
        try (Archive archive = Archive.open(file)) {
            archive.ask(sql, new Rows() {
                @Override
                public void columns(List<String> names) {
                    // Only the values count.
                }

                @Override
                public void row(List<Object> values) {
                    lines.add(String.join(
                            ",", values.stream().map(String::valueOf).toList()));
                }
            });
        }
        return lines;
    }

    /** All rows of all tables, but for what depends on the clock: durations and runs. */
    static List<String> all(Path file) {
        List<String> lines = new ArrayList<>();
        ALL.forEach(sql -> lines.addAll(ask(file, sql)));
        return lines;
    }
}
