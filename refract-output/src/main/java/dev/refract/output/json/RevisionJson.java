package dev.refract.output.json;

import dev.refract.finding.Findings;
import dev.refract.finding.Leftover;
import dev.refract.finding.RevisionFindings;
import dev.refract.output.spi.OutputOptions;
import dev.refract.source.Skip;
import java.util.List;
import java.util.Optional;
import tools.jackson.core.JsonGenerator;

/** The JSON object of one revision, its fields always in the same order. */
final class RevisionJson {
    /** Number of the format; another one means that a reader of this one may go wrong. */
    static final int SCHEMA = 1;

    private final String tool;
    private final boolean wallTime;

    RevisionJson(OutputOptions options) {
        this.tool = "refract " + options.toolVersion();
        this.wallTime = options.wallTime();
    }

    /** What wrote the document, and in which format. */
    void writeOrigin(JsonGenerator json) {
        json.writeNumberProperty("schema", SCHEMA);
        json.writeStringProperty("tool", tool);
    }

    void write(JsonGenerator json, RevisionFindings revision) {
        Findings findings = revision.findings();
        json.writeStartObject();
        writeOrigin(json);
        json.writeStringProperty("revision", revision.revision());
        writeOptional(json, "commit", revision.commit());
        writeOptional(json, "parent", revision.parent());
        json.writeStringProperty("outcome", findings.outcome().id());
        writeSkipped(json, findings.skipped());
        json.writeNumberProperty("millis", wallTime ? revision.millis() : 0);
        writeWork(json, findings.work());
        RefactoringJson.write(json, findings.refactorings());
        writeLeftover(json, findings.leftover());
        json.writeEndObject();
    }

    private static void writeOptional(JsonGenerator json, String name, Optional<String> value) {
        if (value.isPresent()) {
            json.writeStringProperty(name, value.get());
        } else {
            json.writeNullProperty(name);
        }
    }

    private static void writeSkipped(JsonGenerator json, List<Skip> skipped) {
        json.writeArrayPropertyStart("skipped");
        for (Skip skip : skipped) {
            json.writeStartObject();
            json.writeStringProperty("file", skip.file());
            json.writeStringProperty("cause", skip.cause().id());
            json.writeStringProperty("detail", skip.detail());
            json.writeEndObject();
        }
        json.writeEndArray();
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
