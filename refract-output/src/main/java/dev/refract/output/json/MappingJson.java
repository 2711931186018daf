package dev.refract.output.json;

import dev.refract.finding.mapping.EntityMapping;
import dev.refract.finding.mapping.EntityReference;
import dev.refract.finding.mapping.MappedPair;
import dev.refract.finding.mapping.PackagePair;
import java.util.List;
import java.util.Map;
import tools.jackson.core.JsonGenerator;

/** The fields of which entity became which in a revision. */
final class MappingJson {
    private MappingJson() {}

    static void write(JsonGenerator json, EntityMapping mapping) {
        json.writeArrayPropertyStart("packages");
        mapping.packages().forEach(pair -> writePackages(json, pair));
        json.writeEndArray();
        json.writeArrayPropertyStart("pairs");
        mapping.pairs().forEach(pair -> writePair(json, pair));
        json.writeEndArray();
        writeEntities(json, "removed", mapping.removed());
        writeEntities(json, "added", mapping.added());
    }

    private static void writePackages(JsonGenerator json, PackagePair pair) {
        json.writeStartObject();
        json.writeStringProperty("before", pair.before());
        json.writeStringProperty("after", pair.after());
        json.writeNumberProperty("types", pair.types());
        json.writeEndObject();
    }

    private static void writePair(JsonGenerator json, MappedPair pair) {
        json.writeStartObject();
        json.writeName("before");
        writeEntity(json, pair.before());
        json.writeName("after");
        writeEntity(json, pair.after());
        json.writeStringProperty("rule", pair.rule());
        json.writeObjectPropertyStart("evidence");
        for (Map.Entry<String, Double> measure : pair.evidence().entrySet()) {
            json.writeNumberProperty(measure.getKey(), measure.getValue());
        }
        json.writeEndObject();
        json.writeEndObject();
    }

    private static void writeEntities(JsonGenerator json, String name, List<EntityReference> entities) {
        json.writeArrayPropertyStart(name);
        entities.forEach(entity -> writeEntity(json, entity));
        json.writeEndArray();
    }

    private static void writeEntity(JsonGenerator json, EntityReference entity) {
        json.writeStartObject();
        json.writeStringProperty("kind", entity.kind().id());
        json.writeStringProperty("container", entity.container());
        json.writeStringProperty("name", entity.name());
        json.writeStringProperty("file", entity.file());
        json.writeNumberProperty("startLine", entity.startLine());
        json.writeNumberProperty("endLine", entity.endLine());
        json.writeEndObject();
    }
}
