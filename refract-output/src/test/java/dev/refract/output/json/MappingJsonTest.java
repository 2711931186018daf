package dev.refract.output.json;

import static org.assertj.core.api.Assertions.assertThat;

import dev.refract.finding.Outcome;
import dev.refract.finding.mapping.DeclarationKind;
import dev.refract.finding.mapping.EntityMapping;
import dev.refract.finding.mapping.EntityReference;
import dev.refract.output.Golden;
import dev.refract.output.MappingFormat;
import dev.refract.output.MappingSamples;
import dev.refract.output.spi.OutputOptions;
import dev.refract.source.Skip;
import dev.refract.source.SkipCause;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class MappingJsonTest {
    private static final OutputOptions ONE = OutputOptions.of("1.2.3");
    private static final OutputOptions SEVERAL = ONE.withSeveral(true);

    @Test
    void aRevisionIsALine() {
        String lines = MappingSamples.written(MappingFormat.JSONL, SEVERAL, MappingSamples.history());
        Golden.check("mapping.jsonl", lines);
        assertThat(lines.lines()).hasSize(3).allSatisfy(Schema.MAPPING::accepts);
        assertThat(lines).endsWith("}\n");
    }

    @Test
    void aLineIsALineForEveryReader() {
        String line = MappingSamples.written(MappingFormat.JSONL, ONE, List.of(MappingSamples.nasty()));
        Schema.MAPPING.accepts(line);
        assertThat(line.lines()).hasSize(1);
    }

    @Test
    void oneDocumentIsForOneRevisionOrForSeveral() {
        String one = MappingSamples.written(MappingFormat.JSON, ONE, List.of(MappingSamples.full()));
        Schema.MAPPING.accepts(one);
        assertThat(one).startsWith("{\n  \"schema\": 1,").doesNotContain("revisions");
        String several = MappingSamples.written(MappingFormat.JSON, SEVERAL, MappingSamples.history());
        Schema.MAPPING.accepts(several);
        assertThat(several).contains("\"revisions\": [");
    }

    @Test
    void timeIsNotWritten() {
        String line = MappingSamples.written(MappingFormat.JSONL, ONE, List.of(MappingSamples.full()));
        assertThat(line).doesNotContain("millis");
    }

    @ParameterizedTest
    @EnumSource
    void theSchemaKnowsEveryKind(DeclarationKind kind) {
        EntityReference entity = new EntityReference(kind, "p.A", "a", "a", "A.java", 1, 1);
        accepts(Outcome.COMPLETE, List.of(), new EntityMapping(List.of(), List.of(), List.of(entity), List.of(entity)));
    }

    @ParameterizedTest
    @EnumSource
    void theSchemaKnowsEveryCause(SkipCause cause) {
        accepts(Outcome.PARTIAL, List.of(new Skip("A.java", cause, "")), EntityMapping.EMPTY);
    }

    @ParameterizedTest
    @EnumSource
    void theSchemaKnowsEveryOutcome(Outcome outcome) {
        accepts(outcome, List.of(), EntityMapping.EMPTY);
    }

    private static void accepts(Outcome outcome, List<Skip> skipped, EntityMapping mapping) {
        Schema.MAPPING.accepts(MappingSamples.written(
                MappingFormat.JSONL, ONE, List.of(MappingSamples.commit('1', outcome, skipped, mapping))));
    }

    @Test
    void thePageShowsWhatTheSchemaAccepts() {
        JsonPage.examples("mapping").forEach(Schema.MAPPING::accepts);
    }

    @Test
    void theSchemaRefusesWhatIsNoMapping() {
        String line = MappingSamples.written(MappingFormat.JSONL, ONE, List.of(MappingSamples.full()));
        assertThat(Schema.MAPPING.errors("{}")).isNotEmpty();
        assertThat(Schema.MAPPING.errors(line.replace("\"Class\"", "\"Klass\"")))
                .isNotEmpty();
        assertThat(Schema.MAPPING.errors(line.replace("\"rule\":", "\"ruler\":")))
                .isNotEmpty();
        assertThat(Schema.FINDINGS.errors(line)).isNotEmpty();
    }
}
