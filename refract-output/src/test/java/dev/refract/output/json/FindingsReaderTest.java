package dev.refract.output.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.refract.finding.Kind;
import dev.refract.finding.Refactoring;
import dev.refract.finding.RevisionFindings;
import dev.refract.output.Golden;
import dev.refract.output.OutputFormat;
import dev.refract.output.Parts;
import dev.refract.output.Samples;
import dev.refract.output.spi.OutputOptions;
import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FindingsReaderTest {
    private static final OutputOptions ONE = OutputOptions.of("1.2.3");
    private static final OutputOptions SEVERAL = ONE.withSeveral(true);
    private static final Map<String, Kind> KINDS = Stream.of(
                    "Rename Class",
                    "Change Parameter Type",
                    "Add Parameter Annotation",
                    "Move Class",
                    "Rename Package",
                    "Remove Class Modifier",
                    "Modify Class Annotation")
            .map(Parts::kind)
            .collect(Collectors.toMap(Kind::id, Function.identity()));

    private final FindingsReader reader = new FindingsReader(id -> Optional.ofNullable(KINDS.get(id)));

    @Test
    void readsLinesBackIntoTheSameRecords() {
        assertThat(read(OutputFormat.JSONL, SEVERAL, Samples.history())).isEqualTo(Samples.history());
    }

    @Test
    void readsDocumentsBackIntoTheSameRecords() {
        assertThat(read(OutputFormat.JSON, SEVERAL, Samples.history())).isEqualTo(Samples.history());
        assertThat(read(OutputFormat.JSON, ONE, List.of(Samples.full()))).containsExactly(Samples.full());
        assertThat(read(OutputFormat.JSON, SEVERAL, List.of())).isEmpty();
    }

    @Test
    void readsEveryCharacterBack() {
        List<RevisionFindings> nasty = List.of(Samples.nasty());
        assertThat(read(OutputFormat.JSONL, ONE, nasty)).isEqualTo(nasty);
        assertThat(read(OutputFormat.JSON, ONE, nasty)).isEqualTo(nasty);
    }

    @Test
    void readsAKindThatTheCatalogDoesNotHave() {
        String line = Golden.written(OutputFormat.JSONL, ONE, List.of(Samples.full()));
        List<RevisionFindings> read = new FindingsReader(id -> Optional.empty()).read(new StringReader(line));
        Refactoring first = read.get(0).findings().refactorings().get(0);
        assertThat(first.kind().id()).isEqualTo("rename-class");
        assertThat(first.kind().name()).isEqualTo("Rename Class");
        assertThat(first.kind().family()).isEqualTo("unknown");
        assertThat(Golden.written(OutputFormat.JSONL, ONE, read)).isEqualTo(line);
    }

    @Test
    void passesOverFieldsThatALaterVersionAdds() {
        String line = Golden.written(OutputFormat.JSONL, ONE, List.of(Samples.full()))
                .replace("\"tool\":", "\"later\":{\"a\":[1]},\"tool\":")
                .replace("\"element\":", "\"confidence\":0.5,\"element\":");
        assertThat(reader.read(new StringReader(line))).containsExactly(Samples.full());
    }

    @Test
    void handsOnWhatStandsBeforeAMistake() {
        String lines = Golden.written(OutputFormat.JSONL, SEVERAL, Samples.history());
        String cut = lines.substring(0, lines.length() - 20);
        List<RevisionFindings> read = new ArrayList<>();
        assertThatThrownBy(() -> reader.read(new StringReader(cut), read::add))
                .isInstanceOf(MalformedFindingsException.class)
                .hasMessageStartingWith("line 5, column");
        assertThat(read).isEqualTo(Samples.history().subList(0, 4));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "\"schema\":1 | \"schema\":7 | line 1: schema 7 (written by refract 1.2.3) is not known; this version reads 1",
                "\"schema\":1, | `` | line 1: schema is missing; it should be a whole number",
                "\"millis\":84 | \"millis\":\"84\" | line 1: millis is not a whole number",
                "\"outcome\":\"partial\" | \"outcome\":\"fine\" | line 1: outcome has the unknown value 'fine'",
                "\"startLine\":306 | \"startLine\":3000000000 | line 1: refactorings[3].before[0].startLine is not a number of 32 bits",
                "\"file\":\"x/B.java\", | `` | line 1: refactorings[4].before[1].file is missing; it should be a text",
                "\"startLine\":12,\"endLine\":30 | \"startLine\":31,\"endLine\":30 | line 1: leftover[0]: bad lines 31..30 in core/src/main/java/com/example/shop/Shop.java",
                "\"evidence\":{\"rule\":\"members\" | \"evidence\":{\"rule\":[] | line 1: refactorings[0].evidence.rule is not a text",
                "\"work\":{\"nodes\":1234,\"steps\":56} | \"work\":5 | line 1: work is not an object",
                "\"skipped\":[ | \"skipped\":null,\"other\":[ | line 1: skipped is not a list",
            })
    void saysWhatIsWrongAndWhere(String correct, String wrong, String message) {
        String line = Golden.written(OutputFormat.JSONL, ONE, List.of(Samples.full()));
        String edited = line.replaceFirst(Pattern.quote(correct), wrong);
        assertThat(edited).isNotEqualTo(line);
        assertThatThrownBy(() -> reader.read(new StringReader(edited)))
                .isInstanceOf(MalformedFindingsException.class)
                .hasMessage(message);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "[1] | line 1: the document is not an object",
                "{\"schema\":1,\"schema\":1} | line 1, column 21: not JSON: Duplicate Object property \"schema\"",
                "hello | line 1, column 1: not JSON: Unrecognized token 'hello'",
            })
    void refusesWhatIsNoFindings(String text, String message) {
        assertThatThrownBy(() -> reader.read(new StringReader(text)))
                .isInstanceOf(MalformedFindingsException.class)
                .hasMessageStartingWith(message);
    }

    @Test
    void passesOnThatTheSourceCannotBeRead() {
        Reader broken = new Reader() {
            @Override
            public int read(char[] buffer, int offset, int length) throws IOException {
                throw new IOException("disk on fire");
            }

            @Override
            public void close() {}
        };
        assertThatThrownBy(() -> reader.read(broken))
                .isInstanceOf(UncheckedIOException.class)
                .hasRootCauseMessage("disk on fire");
    }

    private List<RevisionFindings> read(OutputFormat format, OutputOptions options, List<RevisionFindings> revisions) {
        return reader.read(new StringReader(Golden.written(format, options, revisions)));
    }
}
