package dev.refract.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.refract.output.OutputFormat;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The JSON of a history is as it is described. */
class LogSchemaTest {
    private static final String SCHEMA = "/dev/refract/output/json/history.schema.json";
    private static final Pattern EXAMPLE = Pattern.compile("```json history\n(.*?)```", Pattern.DOTALL);
    private static final String BODY =
            "() { int sum = 0; for (int item : items) { sum += item * 7; } return sum; }\n}\n";

    @TempDir
    Path folder;

    private GitFolder repository;

    @BeforeEach
    void makeRepository() throws IOException {
        repository = GitFolder.init(Files.createDirectory(folder.resolve("repo")));
        repository
                .write("A.java", "class A {\n  int[] items;\n  int sum" + BODY)
                .commit("introduce");
        repository.git("rm", "-q", "A.java");
        repository.commit("delete");
        repository.git("revert", "--no-edit", "HEAD");
        repository.write("A.java", "no java at all %% ###\n").commit("garbage");
        repository.write("A.java", "class A {\n  int[] items;\n  int total" + BODY);
        repository.git("add", "-A");
        repository.git("commit", "-q", "-m", "rename", "--date", "2001-02-03T04:05:06+01:00");
    }

    private static List<String> errors(String json) throws IOException {
        try (InputStream in = OutputFormat.class.getResourceAsStream(SCHEMA)) {
            String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            Schema schema = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                    .getSchema(text);
            return schema.validate(json, InputFormat.JSON).stream()
                    .map(Object::toString)
                    .toList();
        }
    }

    @Test
    void whatIsWrittenIsValid() throws IOException {
        CommandRun run = CommandRun.in(folder).run("log", "repo", "A#total", "-f", "json");

        assertThat(errors(run.out())).isEmpty();
        assertThat(run.out())
                .contains("\"renamed\"", "\"restored\"", "\"introduced\"", "\"syntax-error\"", "\"likelihood\"");
        assertThat(errors(run.out().replace("\"authorTime\"", "\"when\""))).isNotEmpty();
    }

    @Test
    void theTimeOfTheAuthorIsBesideTheAuthor() {
        CommandRun run = CommandRun.in(folder).run("log", "repo", "A#total", "-f", "json");

        JsonNode newest =
                JsonMapper.builder().build().readTree(run.out()).get("entries").get(0);
        assertThat(newest.get("authorTime").asString()).isEqualTo("2001-02-03T03:05:06Z");
        assertThat(newest.get("time").asString()).doesNotStartWith("2001");
    }

    @Test
    void theExampleOfThePageIsValid() throws IOException {
        List<MatchResult> examples = EXAMPLE.matcher(Files.readString(Path.of("..", "docs", "json.md")))
                .results()
                .toList();

        assertThat(examples).hasSize(1);
        assertThat(errors(examples.get(0).group(1))).isEmpty();
    }
}
