package dev.refract.output.json;

import dev.refract.finding.Findings;
import dev.refract.finding.RevisionFindings;
import dev.refract.finding.RevisionMapping;
import dev.refract.finding.RevisionResult;
import dev.refract.output.spi.OutputOptions;
import dev.refract.source.Skip;
import java.util.List;
import java.util.Optional;
import tools.jackson.core.JsonGenerator;

/**
 * The JSON object of one revision, its fields always in the same order.
 *
 * @param <R> what there is of a revision
 */
public final class RevisionObject<R extends RevisionResult> {
    /** Number of the format; another one means that a reader of this one may go wrong. */
    static final int SCHEMA = 1;

    private final String tool;
    private final Rest<R> rest;

    private RevisionObject(OutputOptions options, Rest<R> rest) {
        this.tool = "refract " + options.toolVersion();
        this.rest = rest;
    }

    /** The object of findings. */
    public static RevisionObject<RevisionFindings> findings(OutputOptions options) {
        return new RevisionObject<>(options, (json, revision) -> {
            Findings findings = revision.findings();
            json.writeNumberProperty("millis", options.wallTime() ? revision.millis() : 0);
            FindingsJson.write(json, findings);
        });
    }

    /** The object of a mapping. */
    public static RevisionObject<RevisionMapping> mapping(OutputOptions options) {
        return new RevisionObject<>(options, (json, revision) -> MappingJson.write(json, revision.mapping()));
    }

    /** The fields behind those that all results have. */
    private interface Rest<R> {
        void write(JsonGenerator json, R result);
    }

    /** What wrote the document, and in which format. */
    void writeOrigin(JsonGenerator json) {
        json.writeNumberProperty("schema", SCHEMA);
        json.writeStringProperty("tool", tool);
    }

    void write(JsonGenerator json, R revision) {
        json.writeStartObject();
        writeOrigin(json);
        json.writeStringProperty("revision", revision.revision());
        writeOptional(json, "commit", revision.commit());
        writeOptional(json, "parent", revision.parent());
        json.writeStringProperty("outcome", revision.outcome().id());
        writeSkipped(json, revision.skipped());
        rest.write(json, revision);
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
}
