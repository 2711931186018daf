package dev.refract.finding;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class SentencesTest {
    private static final Pattern RECORD =
            Pattern.compile("\"type\":\\s*\"([^\"]+)\",\\s*\"description\":\\s*\"((?:[^\"\\\\]|\\\\.)*)\"");
    private static final Pattern PLACEHOLDER = Pattern.compile("\\$\\{\\w+}");

    private final Kind renameClass = Catalog.kind("rename-class");

    @Test
    void fillsTheNamesIn() {
        assertThat(Sentences.fill(renameClass, Map.of("before", "shop.Cart", "after", "shop.Basket")))
                .isEqualTo("Rename Class shop.Cart renamed to shop.Basket");
    }

    @Test
    void valuesAreNotReadAsTemplates() {
        assertThat(Sentences.fill(renameClass, Map.of("before", "${after}", "after", "$1\\")))
                .isEqualTo("Rename Class ${after} renamed to $1\\");
    }

    @Test
    void aMissingValueIsAnError() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Sentences.fill(renameClass, Map.of("before", "shop.Cart")))
                .withMessage("the sentence of rename-class takes the values [after, before], not [before]");
    }

    @Test
    void aNullIsAMissingValue() {
        Map<String, String> values = new HashMap<>();
        values.put("before", "shop.Cart");
        values.put("after", null);

        assertThatIllegalArgumentException()
                .isThrownBy(() -> Sentences.fill(renameClass, values))
                .withMessage("the sentence of rename-class has no value for 'after'");
    }

    @Test
    void aValueThatHasNoPlaceIsAnError() {
        Map<String, String> values = Map.of("before", "shop.Cart", "after", "shop.Basket", "class", "shop.Cart");

        assertThatIllegalArgumentException()
                .isThrownBy(() -> Sentences.fill(renameClass, values))
                .withMessage(
                        "the sentence of rename-class takes the values [after, before], not [after, before, class]");
    }

    @Test
    void everyTemplateIsTheSentenceOfTheFieldsRecords() throws IOException {
        Path records = shared().resolve("oracle/record-examples.json");
        assumeThat(records)
                .as("the records of the field, beside the repository or at REFRACT_SHARED")
                .exists();
        Map<String, String> sentences = new HashMap<>();
        RECORD.matcher(Files.readString(records))
                .results()
                .forEach(record -> sentences.put(record.group(1), unescaped(record)));

        assertThat(sentences).hasSize(Catalog.kinds().size() - 1).doesNotContainKey("Change Loop Type");
        assertThat(sentences)
                .allSatisfy((name, sentence) ->
                        assertThat(sentence).matches(pattern(Catalog.find(name).orElseThrow())));
    }

    private static Path shared() {
        return Optional.ofNullable(System.getenv("REFRACT_SHARED"))
                .map(Path::of)
                .orElse(Path.of("..", "..", "shared"));
    }

    private static String unescaped(MatchResult record) {
        return record.group(2).replaceAll("\\\\([\"\\\\])", "$1");
    }

    private static Pattern pattern(Kind kind) {
        StringBuilder pattern = new StringBuilder();
        String[] texts = PLACEHOLDER.split(kind.template(), -1);
        for (int i = 0; i < texts.length; i++) {
            pattern.append(i == 0 ? "" : "(.+)").append(Pattern.quote(texts[i]));
        }
        return Pattern.compile(pattern.toString());
    }
}
