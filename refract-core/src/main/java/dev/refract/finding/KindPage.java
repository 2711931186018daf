package dev.refract.finding;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Reads one page of the catalog: a header of {@code key: value} lines between two lines {@code ---}, and Markdown.
 *
 * <p>An error names the file and the line: {@code catalog/rename-class.md:4: unknown key 'famly'}.
 */
final class KindPage {
    private static final String FENCE = "---";
    private static final Set<String> REQUIRED = Set.of("id", "name", "family", "template", "values", "status");
    private static final Set<String> OPTIONAL = Set.of("inverse", "composition");

    private KindPage() {}

    /** The resource that holds the page of a kind. */
    static String file(String id) {
        return "catalog/" + id + ".md";
    }

    /** The kind that the header describes. */
    static Kind kind(String id, String text) {
        Header header = header(file(id), text.split("\\R", -1));
        if (!header.value("id").equals(id)) {
            throw header.error("id", "the id must be the name of the file");
        }
        return new Kind(
                id,
                header.value("name"),
                header.value("family"),
                header.value("template"),
                placeholders(header),
                Optional.ofNullable(header.values.get("inverse")),
                header.values.containsKey("composition") ? list(header.value("composition")) : List.of(),
                status(header));
    }

    /** The Markdown after the header. */
    static String body(String id, String text) {
        String[] lines = text.split("\\R", -1);
        int start = header(file(id), lines).lines;
        return String.join("\n", List.of(lines).subList(start, lines.length)).strip() + "\n";
    }

    private static Header header(String file, String[] lines) {
        if (!lines[0].equals(FENCE)) {
            throw error(file, 1, "a page starts with a line " + FENCE);
        }
        Header header = new Header(file);
        for (int i = 1; i < lines.length; i++) {
            if (lines[i].equals(FENCE)) {
                header.close(i + 1);
                return header;
            }
            header.add(lines[i], i + 1);
        }
        throw error(file, lines.length, "the header has no closing line " + FENCE);
    }

    private static Map<String, String> placeholders(Header header) {
        Map<String, String> forms = new LinkedHashMap<>();
        for (String item : list(header.value("values"))) {
            int equals = item.indexOf(" = ");
            if (equals < 1) {
                throw header.error("values", "'" + item + "' is not of the form 'placeholder = form'");
            }
            if (forms.put(item.substring(0, equals), item.substring(equals + 3)) != null) {
                throw header.error("values", "'" + item + "' names its placeholder again");
            }
        }
        List<String> used = used(header);
        if (!used.equals(List.copyOf(forms.keySet()))) {
            throw header.error(
                    "values", "the values " + forms.keySet() + " are not the template's placeholders " + used);
        }
        return forms;
    }

    private static List<String> used(Header header) {
        try {
            return Sentences.placeholders(header.value("template"));
        } catch (IllegalArgumentException e) {
            throw header.error("template", e.getMessage());
        }
    }

    private static Status status(Header header) {
        for (Status status : Status.values()) {
            if (status.id().equals(header.value("status"))) {
                return status;
            }
        }
        throw header.error("status", "no status '" + header.value("status") + "'");
    }

    private static List<String> list(String value) {
        List<String> items = new ArrayList<>();
        for (String item : value.split(",")) {
            items.add(item.strip());
        }
        return items;
    }

    private static IllegalStateException error(String file, int line, String message) {
        return new IllegalStateException(file + ":" + line + ": " + message);
    }

    /** The keys of a header with their values and lines. */
    private static final class Header {
        private final String file;
        private final Map<String, String> values = new LinkedHashMap<>();
        private final Map<String, Integer> places = new LinkedHashMap<>();
        private int lines;

        Header(String file) {
            this.file = file;
        }

        void add(String text, int line) {
            int colon = text.indexOf(": ");
            if (colon < 1) {
                throw KindPage.error(file, line, "'" + text + "' is not of the form 'key: value'");
            }
            String key = text.substring(0, colon);
            if (!REQUIRED.contains(key) && !OPTIONAL.contains(key)) {
                throw KindPage.error(file, line, "unknown key '" + key + "'");
            }
            if (values.put(key, text.substring(colon + 2).strip()) != null) {
                throw KindPage.error(file, line, "key '" + key + "' is here a second time");
            }
            places.put(key, line);
        }

        void close(int line) {
            lines = line;
            for (String key : REQUIRED) {
                if (!values.containsKey(key)) {
                    throw KindPage.error(file, line, "the header has no key '" + key + "'");
                }
            }
        }

        String value(String key) {
            return values.get(key);
        }

        IllegalStateException error(String key, String message) {
            return KindPage.error(file, places.get(key), message);
        }
    }
}
