package dev.refract.store.read;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A question that has a name.
 *
 * @param name its name, in kebab-case
 * @param documentation what it answers, in sentences
 * @param sql the question
 */
public record NamedQuery(String name, String documentation, String sql) {
    private static final List<String> NAMES = List.of(
            "by-author",
            "by-file",
            "by-likelihood",
            "by-month",
            "by-package",
            "commits",
            "documented",
            "hot-elements",
            "kinds-by-month",
            "local-and-structural",
            "refactorings-by-kind",
            "runs",
            "skipped",
            "totals");

    private static final String COMMENT = "-- ";

    public NamedQuery {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(documentation, "documentation");
        Objects.requireNonNull(sql, "sql");
    }

    /** All of them, sorted by name. */
    public static List<NamedQuery> all() {
        return NAMES.stream().map(NamedQuery::load).toList();
    }

    /** The one with this name. */
    public static Optional<NamedQuery> find(String name) {
        return NAMES.contains(name) ? Optional.of(load(name)) : Optional.empty();
    }

    private static NamedQuery load(String name) {
        try (InputStream in = NamedQuery.class.getResourceAsStream(name + ".sql")) {
            String text = new String(Objects.requireNonNull(in, name).readAllBytes(), StandardCharsets.UTF_8);
            String documentation = text.lines()
                    .takeWhile(line -> line.startsWith(COMMENT))
                    .map(line -> line.substring(COMMENT.length()))
                    .collect(Collectors.joining(" "));
            return new NamedQuery(name, documentation, text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The first sentence of the documentation. */
    public String title() {
        int end = documentation.indexOf(". ");
        return end < 0 ? documentation : documentation.substring(0, end + 1);
    }
}
