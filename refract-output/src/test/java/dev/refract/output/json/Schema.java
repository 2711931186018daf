package dev.refract.output.json;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** The published JSON Schemas. */
enum Schema {
    FINDINGS("findings.schema.json"),
    MAPPING("mapping.schema.json");

    private final com.networknt.schema.Schema schema;

    Schema(String file) {
        this.schema = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(text(file));
    }

    void accepts(String json) {
        assertThat(errors(json)).isEmpty();
    }

    List<String> errors(String json) {
        return schema.validate(json, InputFormat.JSON).stream()
                .map(Object::toString)
                .toList();
    }

    private static String text(String file) {
        try (InputStream in = FindingsReader.class.getResourceAsStream(file)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
