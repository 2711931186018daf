package dev.refract.output.json;

import dev.refract.finding.Findings;
import dev.refract.finding.Leftover;
import java.util.List;
import tools.jackson.core.JsonGenerator;

/** The fields of what was found in a revision. */
final class FindingsJson {
    private FindingsJson() {}

    static void write(JsonGenerator json, Findings findings) {
        writeWork(json, findings.work());
        RefactoringJson.write(json, findings.refactorings());
        writeLeftover(json, findings.leftover());
    }

    private static void writeWork(JsonGenerator json, Findings.Work work) {
        json.writeObjectPropertyStart("work");
        json.writeNumberProperty("nodes", work.nodes());
        json.writeNumberProperty("steps", work.steps());
        json.writeEndObject();
    }

    private static void writeLeftover(JsonGenerator json, List<Leftover> leftover) {
        json.writeArrayPropertyStart("leftover");
        for (Leftover lines : leftover) {
            json.writeStartObject();
            json.writeStringProperty("file", lines.file());
            json.writeStringProperty("side", lines.side().id());
            json.writeNumberProperty("startLine", lines.startLine());
            json.writeNumberProperty("endLine", lines.endLine());
            json.writeEndObject();
        }
        json.writeEndArray();
    }
}
