package dev.refract.output.json;

import dev.refract.finding.Evidence;
import dev.refract.finding.Participant;
import dev.refract.finding.Refactoring;
import dev.refract.finding.SourceRange;
import java.util.List;
import java.util.Map;
import tools.jackson.core.JsonGenerator;

/** The JSON objects of the refactorings of a revision. */
final class RefactoringJson {
    private RefactoringJson() {}

    static void write(JsonGenerator json, List<Refactoring> refactorings) {
        json.writeArrayPropertyStart("refactorings");
        for (Refactoring refactoring : refactorings) {
            write(json, refactoring);
        }
        json.writeEndArray();
    }

    private static void write(JsonGenerator json, Refactoring refactoring) {
        json.writeStartObject();
        json.writeStringProperty("id", refactoring.id());
        json.writeStringProperty("kind", refactoring.kind().id());
        json.writeStringProperty("type", refactoring.kind().name());
        json.writeStringProperty("description", refactoring.description());
        writeParticipants(json, "before", refactoring.before());
        writeParticipants(json, "after", refactoring.after());
        writeExplains(json, refactoring.explains());
        refactoring.causedBy().ifPresent(cause -> json.writeStringProperty("causedBy", cause));
        writeEvidence(json, refactoring.evidence());
        json.writeEndObject();
    }

    private static void writeParticipants(JsonGenerator json, String name, List<Participant> participants) {
        json.writeArrayPropertyStart(name);
        for (Participant participant : participants) {
            json.writeStartObject();
            json.writeStringProperty("element", participant.element());
            json.writeStringProperty("role", participant.role());
            json.writeStringProperty("file", participant.range().file());
            writePlace(json, participant.range());
            json.writeStringProperty("elementKind", participant.elementKind().name());
            json.writeStringProperty("code", participant.code());
            if (!participant.nameRange().equals(participant.range())) {
                json.writeObjectPropertyStart("nameRange");
                writePlace(json, participant.nameRange());
                json.writeEndObject();
            }
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    private static void writeExplains(JsonGenerator json, List<SourceRange> ranges) {
        json.writeArrayPropertyStart("explains");
        for (SourceRange range : ranges) {
            json.writeStartObject();
            json.writeStringProperty("file", range.file());
            json.writeStringProperty("side", range.side().id());
            writePlace(json, range);
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    private static void writePlace(JsonGenerator json, SourceRange range) {
        json.writeNumberProperty("startLine", range.start().line());
        json.writeNumberProperty("startColumn", range.start().column());
        json.writeNumberProperty("endLine", range.end().line());
        json.writeNumberProperty("endColumn", range.end().column());
        json.writeNumberProperty("startOffset", range.start().offset());
        json.writeNumberProperty("endOffset", range.end().offset());
    }

    private static void writeEvidence(JsonGenerator json, Evidence evidence) {
        json.writeObjectPropertyStart("evidence");
        json.writeStringProperty("rule", evidence.rule());
        evidence.likelihood().ifPresent(likelihood -> json.writeStringProperty("likelihood", likelihood.id()));
        for (Map.Entry<String, String> detail : evidence.details().entrySet()) {
            json.writeStringProperty(detail.getKey(), detail.getValue());
        }
        json.writeEndObject();
    }
}
