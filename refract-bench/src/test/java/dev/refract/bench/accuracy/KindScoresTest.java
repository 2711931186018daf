package dev.refract.bench.accuracy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.refract.bench.SharedOracle;
import dev.refract.bench.accuracy.KindScores.Score;
import dev.refract.source.InputException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class KindScoresTest {
    @TempDir
    Path folder;

    @Test
    void aCaseWithoutALineIsAnErrorAndNotAnEmptyAnswer() throws IOException {
        Path truth = Files.writeString(
                folder.resolve("x.truth.jsonl"), "{\"case\": \"c1\", \"split\": \"dev\", \"refactorings\": []}\n");
        Path results = Files.writeString(folder.resolve("results.jsonl"), "");
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> KindScores.of(Truth.read(truth), ResultFile.read(results)))
                .withMessageContaining("c1");
    }

    /** The oracle's own scorer and this one must count alike, on results that have everything that can be counted. */
    @ParameterizedTest
    @ValueSource(strings = {"rm2", "tse"})
    void countsAreThoseOfTheOraclesScorer(String oracle) throws Exception {
        Path truthFile = SharedOracle.file(oracle + ".truth.jsonl");
        Path results = Files.writeString(folder.resolve("results.jsonl"), someRightSomeWrong(truthFile));
        for (Split split : Split.values()) {
            Map<String, Score> scores = KindScores.of(Truth.read(truthFile).of(split), ResultFile.read(results));
            Score all = scores.values().stream().reduce(Score.NONE, Score::plus);
            assertThat(scorer(truthFile, results, split))
                    .contains("TP " + all.truePositives() + " FP " + all.falsePositives() + " (")
                    .contains(" FN " + all.falseNegatives() + " precision");
        }
    }

    /** Of all labelled refactorings two in three, with some words changed so that they are not listed. */
    private static String someRightSomeWrong(Path truthFile) throws IOException {
        JsonMapper mapper = new JsonMapper();
        StringBuilder results = new StringBuilder();
        int number = 0;
        for (String line : Files.readAllLines(truthFile)) {
            JsonNode truthCase = mapper.readTree(line);
            List<String> refactorings = new ArrayList<>();
            for (JsonNode refactoring : truthCase.get("refactorings").values()) {
                number++;
                if (number % 3 != 0) {
                    String text = refactoring.get("description").asString();
                    refactorings.add(mapper.writeValueAsString(Map.of(
                            "type",
                            refactoring.get("type").asString(),
                            "description",
                            number % 7 == 0 ? text + " of late" : text)));
                }
            }
            results.append("{\"revision\": \"case/")
                    .append(truthCase.get("case").asString());
            results.append("\", \"refactorings\": [")
                    .append(String.join(",", refactorings))
                    .append("]}\n");
        }
        return results.toString();
    }

    private static String scorer(Path truthFile, Path results, Split split) throws Exception {
        Process process = new ProcessBuilder(
                        "python3",
                        SharedOracle.file("score.py").toString(),
                        truthFile.toString(),
                        results.toString(),
                        "--split",
                        split.name().toLowerCase(Locale.ROOT))
                .redirectErrorStream(true)
                .start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(output).isZero();
        return output;
    }
}
