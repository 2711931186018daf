package dev.refract.output.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.refract.finding.Findings;
import dev.refract.finding.Outcome;
import dev.refract.finding.RevisionFindings;
import dev.refract.output.Golden;
import dev.refract.output.OutputFormat;
import dev.refract.output.Parts;
import dev.refract.output.Samples;
import dev.refract.output.spi.OutputOptions;
import dev.refract.output.spi.RevisionWriter;
import dev.refract.source.Skip;
import dev.refract.source.SkipCause;
import java.io.StringWriter;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class JsonWritersTest {
    private static final OutputOptions ONE = OutputOptions.of("1.2.3");
    private static final OutputOptions SEVERAL = ONE.withSeveral(true);

    @Test
    void aRevisionIsALine() {
        String lines = Golden.written(OutputFormat.JSONL, ONE.withSeveral(true), Samples.history());
        Golden.check("history.jsonl", lines);
        assertThat(lines.lines()).hasSize(Samples.history().size()).allSatisfy(Schema.FINDINGS::accepts);
        assertThat(lines).endsWith("}\n");
    }

    @Test
    void aLineIsALineForEveryReader() {
        String line = Golden.written(OutputFormat.JSONL, ONE, List.of(Samples.nasty()));
        Schema.FINDINGS.accepts(line);
        assertThat(line.substring(0, line.length() - 1)).doesNotContain("\n", "\r", "\u2028", "\u2029", "\u0085");
        assertThat(line).contains("é漢😀");
    }

    @Test
    void oneRevisionIsTheDocument() {
        String document = Golden.written(OutputFormat.JSON, ONE, List.of(Samples.full()));
        Golden.check("full.json", document);
        Schema.FINDINGS.accepts(document);
    }

    @Test
    void severalRevisionsAreAListEvenIfThereIsOneOrNone() {
        String history = Golden.written(OutputFormat.JSON, SEVERAL, Samples.history());
        Schema.FINDINGS.accepts(history);
        Golden.check("history.json", history);
        String one = Golden.written(OutputFormat.JSON, SEVERAL, List.of(Samples.full()));
        Schema.FINDINGS.accepts(one);
        assertThat(one).contains("\"revisions\": [");
        String none = Golden.written(OutputFormat.JSON, SEVERAL, List.of());
        Schema.FINDINGS.accepts(none);
        assertThat(none).isEqualTo("{\n  \"schema\": 1,\n  \"tool\": \"refract 1.2.3\",\n  \"revisions\": []\n}\n");
    }

    @Test
    void aDocumentForOneTakesNoSecondRevision() {
        RevisionWriter<RevisionFindings> writer = OutputFormat.JSON.open(new StringWriter(), ONE);
        RevisionFindings revision = Samples.full();
        writer.write(revision);
        assertThatThrownBy(() -> writer.write(revision)).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void nothingIsWrittenForNoRevision() {
        assertThat(Golden.written(OutputFormat.JSON, ONE, List.of())).isEmpty();
        assertThat(Golden.written(OutputFormat.JSONL, SEVERAL, List.of())).isEmpty();
    }

    @ParameterizedTest
    @EnumSource
    void theSchemaKnowsEveryCause(SkipCause cause) {
        Findings findings = Parts.findings(List.of(), List.of(new Skip("A.java", cause, "")), List.of());
        Schema.FINDINGS.accepts(Golden.written(OutputFormat.JSONL, ONE, List.of(Parts.commit("HEAD", '1', findings))));
    }

    @ParameterizedTest
    @EnumSource
    void theSchemaKnowsEveryOutcome(Outcome outcome) {
        Findings findings = new Findings(outcome, List.of(), List.of(), List.of(), new Findings.Work(0, 0));
        Schema.FINDINGS.accepts(Golden.written(OutputFormat.JSONL, ONE, List.of(Parts.commit("HEAD", '1', findings))));
    }

    @Test
    void thePageShowsWhatTheSchemaAccepts() {
        JsonPage.examples("findings").forEach(Schema.FINDINGS::accepts);
    }

    @Test
    void theSchemaRefusesWhatIsNotFindings() {
        assertThat(Schema.FINDINGS.errors("{}")).isNotEmpty();
        String line = Golden.written(OutputFormat.JSONL, ONE, List.of(Samples.full()));
        assertThat(Schema.FINDINGS.errors(line.replace("\"schema\":1", "\"schema\":2")))
                .isNotEmpty();
        assertThat(Schema.FINDINGS.errors(line.replace("\"outcome\":\"partial\"", "\"outcome\":\"good\"")))
                .isNotEmpty();
        assertThat(Schema.FINDINGS.errors(line.replace("\"element\":", "\"elemental\":")))
                .isNotEmpty();
    }
}
