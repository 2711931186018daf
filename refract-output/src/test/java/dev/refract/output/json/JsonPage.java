package dev.refract.output.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** The page that describes the formats, {@code docs/json.md}. */
final class JsonPage {
    private static final Pattern EXAMPLE = Pattern.compile("```json (.*?)\n(.*?)```", Pattern.DOTALL);

    private JsonPage() {}

    /** The examples that say that they are of this sort; there is one at least. */
    static List<String> examples(String sort) {
        List<String> examples = EXAMPLE.matcher(text())
                .results()
                .filter(example -> example.group(1).equals(sort))
                .map(JsonPage::code)
                .toList();
        assertThat(examples).isNotEmpty();
        return examples;
    }

    private static String code(MatchResult example) {
        return example.group(2);
    }

    private static String text() {
        try {
            return Files.readString(Path.of("..", "docs", "json.md"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
