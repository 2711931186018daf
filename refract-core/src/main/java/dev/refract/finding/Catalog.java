package dev.refract.finding;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * All kinds of refactoring that the field has names for, read from the pages of the catalog.
 *
 * <p>A kind is one Markdown file in {@code catalog/}: a header, which becomes a {@link Kind}, and a page for people. A
 * page is read when its kind is first asked for, so a run pays only for the kinds that it names.
 */
public final class Catalog {
    private static final Map<String, Kind> KINDS = new ConcurrentHashMap<>();

    private Catalog() {}

    /** All kinds, sorted by id. */
    public static List<Kind> kinds() {
        List<Kind> kinds = new ArrayList<>(Index.IDS.size());
        for (String id : Index.IDS) {
            kinds.add(kind(id));
        }
        return List.copyOf(kinds);
    }

    /** The kind with this id; for code that names a kind which it knows to exist. */
    public static Kind kind(String id) {
        Kind known = KINDS.get(id);
        if (known != null) {
            return known;
        }
        if (!Index.IDS.contains(id)) {
            throw new IllegalArgumentException("the catalog has no kind '" + id + "'");
        }
        Kind kind = KindPage.kind(id, read(KindPage.file(id)));
        Kind earlier = KINDS.putIfAbsent(id, kind);
        return earlier == null ? kind : earlier;
    }

    /** The kind with this id, or with this name in any case: {@code rename-class}, {@code Rename Class}. */
    public static Optional<Kind> find(String idOrName) {
        String id = idOrName.strip().toLowerCase(Locale.ROOT).replace(' ', '-');
        return Index.IDS.contains(id) ? Optional.of(kind(id)) : Optional.empty();
    }

    /** The page of a kind for people: Markdown without the header. */
    public static String page(Kind kind) {
        return KindPage.body(kind.id(), read(KindPage.file(kind.id())));
    }

    private static String read(String resource) {
        try (InputStream in = Catalog.class.getResourceAsStream(resource)) {
            if (in == null) {
                throw new IllegalStateException(resource + ": the catalog has no such file");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(resource + ": cannot be read", e);
        }
    }

    /** The list of ids, read when the first kind is asked for. */
    private static final class Index {
        static final List<String> IDS = List.of(read("catalog/index").strip().split("\\R"));
    }
}
