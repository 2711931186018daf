package dev.refract.bench.accuracy;

import dev.refract.finding.Refactoring;
import dev.refract.finding.RevisionFindings;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.JsonNode;

/** A result file in JSON Lines, of this tool or of another: the items of each case, by their keys. */
public final class ResultFile {
    private final Map<String, Map<String, Item>> cases;

    private ResultFile(Map<String, Map<String, Item>> cases) {
        this.cases = cases;
    }

    /** Reads a file; a line is {@code {"revision": "case/...", "refactorings": [{"type", "description", ...}]}}. */
    public static ResultFile read(Path file) {
        Map<String, Map<String, Item>> cases = new LinkedHashMap<>();
        for (JsonNode line : JsonLines.read(file)) {
            String revision = JsonLines.text(line, line.has("revision") ? "revision" : "case");
            cases.put(caseName(revision), items(line));
        }
        return new ResultFile(cases);
    }

    /** The items of results in memory. */
    public static ResultFile of(List<RevisionFindings> results) {
        Map<String, Map<String, Item>> cases = new LinkedHashMap<>();
        for (RevisionFindings result : results) {
            Map<String, Item> items = new LinkedHashMap<>();
            for (Refactoring refactoring : result.findings().refactorings()) {
                String kind = CanonicalKeys.kind(refactoring.kind().name());
                CanonicalKeys.of(refactoring.description())
                        .forEach(key -> items.put(key, new Item(key, kind, List.of())));
            }
            cases.put(caseName(result.revision()), items);
        }
        return new ResultFile(cases);
    }

    /** The names of the cases, in the order of the file. */
    public Set<String> cases() {
        return cases.keySet();
    }

    /** The items of a case by their keys; none where the file has no line for the case. */
    public Optional<Map<String, Item>> items(String name) {
        return Optional.ofNullable(cases.get(name));
    }

    static String caseName(String revision) {
        return removePrefix(removePrefix(revision, "refs/heads/"), "case/");
    }

    private static String removePrefix(String text, String prefix) {
        return text.startsWith(prefix) ? text.substring(prefix.length()) : text;
    }

    private static Map<String, Item> items(JsonNode line) {
        Map<String, Item> items = new LinkedHashMap<>();
        for (JsonNode refactoring : JsonLines.list(line, "refactorings")) {
            String kind = CanonicalKeys.kind(JsonLines.text(refactoring, "type"));
            List<String> elements = new ArrayList<>(elements(refactoring, "before"));
            elements.addAll(elements(refactoring, "after"));
            for (String key : CanonicalKeys.of(JsonLines.text(refactoring, "description"))) {
                items.put(key, new Item(key, kind, elements));
            }
        }
        return items;
    }

    private static List<String> elements(JsonNode refactoring, String side) {
        return JsonLines.list(refactoring, side).stream()
                .filter(participant -> participant.has("element"))
                .map(participant -> side + " " + JsonLines.text(participant, "element"))
                .toList();
    }
}
