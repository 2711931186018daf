package dev.refract.cli.history;

import dev.refract.finding.Refactoring;
import java.io.Writer;
import java.util.LinkedHashMap;
import java.util.Map;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.databind.json.JsonMapper;

/** Writes a history as one JSON document. */
public final class LogJson {
    private static final int SCHEMA = 1;
    private static final JsonMapper MAPPER =
            JsonMapper.builder().disable(StreamWriteFeature.AUTO_CLOSE_TARGET).build();

    private LogJson() {}

    /** Writes the whole document. */
    public static void write(Writer out, String tool, History history) {
        Map<String, Object> document = new LinkedHashMap<>();
        document.put("schema", SCHEMA);
        document.put("tool", tool);
        document.put("revision", history.revision());
        document.put("commit", history.commit());
        document.put("element", history.element().element());
        document.put("outcome", history.outcome().id());
        document.put("skipped", history.gaps().stream().map(LogJson::gap).toList());
        document.put("entries", history.entries().stream().map(LogJson::entry).toList());
        MAPPER.writerWithDefaultPrettyPrinter().writeValue(out, document);
    }

    private static Map<String, Object> gap(Gap gap) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("commit", gap.commit());
        fields.put("file", gap.skip().file());
        fields.put("cause", gap.skip().cause().id());
        fields.put("detail", gap.skip().detail());
        fields.put("versions", gap.versions());
        return fields;
    }

    private static Map<String, Object> entry(HistoryEntry entry) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("commit", entry.commit().id());
        fields.put("author", entry.commit().author().name());
        fields.put("email", entry.commit().author().email());
        fields.put("authorTime", entry.commit().author().time().toInstant().toString());
        fields.put("time", entry.commit().committer().time().toInstant().toString());
        fields.put("message", entry.commit().message());
        fields.put("change", entry.change());
        fields.put("before", entry.before().map(LogJson::place).orElse(null));
        fields.put("restoredFrom", entry.restoredFrom().orElse(null));
        fields.put("after", place(entry.after()));
        fields.put(
                "refactorings",
                entry.refactorings().stream().map(LogJson::refactoring).toList());
        return fields;
    }

    private static Map<String, Object> place(Place place) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("element", place.element());
        fields.put("signature", place.signature());
        fields.put("file", place.file());
        fields.put("line", place.line());
        return fields;
    }

    private static Map<String, Object> refactoring(Refactoring refactoring) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("kind", refactoring.kind().id());
        fields.put("type", refactoring.kind().name());
        fields.put("description", refactoring.description());
        refactoring.evidence().likelihood().ifPresent(likelihood -> fields.put("likelihood", likelihood.id()));
        return fields;
    }
}
