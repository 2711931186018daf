package dev.refract.bench.accuracy;

import static org.assertj.core.api.Assertions.assertThat;

import dev.refract.bench.accuracy.Difference.Type;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ResultDiffTest {
    private static final String TRUTH = """
            {"case": "c1", "split": "dev", "refactorings": [\
            {"type": "Rename Class", "description": "Rename Class a.A renamed to a.B", "label": "true"}, \
            {"type": "Rename Class", "description": "Rename Class a.A renamed to a.C", "label": "false"}, \
            {"type": "Move Class", "description": "Move Class a.M moved to b.M", "label": "disputed"}]}
            """;

    @TempDir
    Path folder;

    private Truth truth;

    @BeforeEach
    void readTruth() throws IOException {
        truth = Truth.read(write("x.truth.jsonl", TRUTH));
    }

    @Test
    void equalResultsDoNotDiffer() throws IOException {
        String same = line("c1", rename("A", "B", ""));
        assertThat(diff(same, same)).isEmpty();
    }

    @Test
    void theSameKeyIsTheSameItem() throws IOException {
        String generic = line("c1", rename("A<T>", "B", ""));
        assertThat(diff(generic, line("c1", rename("A", "B", "")))).isEmpty();
    }

    @Test
    void whatOnlyOneHasIsNewOrGoneWithItsLabel() throws IOException {
        List<Difference> differences = diff(line("c1", rename("A", "C", "")), line("c1", rename("A", "B", "")));
        assertThat(differences).extracting(Difference::type).containsExactly(Type.NEW, Type.GONE);
        assertThat(differences).extracting(Difference::labelAfter).containsExactly(Label.TRUE, Label.FALSE);
    }

    @Test
    void theSameElementsWithOtherWordsAreOneChangedItem() throws IOException {
        String elements = ", \"before\": [{\"element\": \"a.A\"}], \"after\": [{\"element\": \"a.B\"}]";
        List<Difference> differences =
                diff(line("c1", rename("A", "C", elements)), line("c1", rename("A", "B", elements)));
        assertThat(differences).singleElement().satisfies(difference -> {
            assertThat(difference.type()).isEqualTo(Type.CHANGED);
            assertThat(difference.labelBefore()).isEqualTo(Label.FALSE);
            assertThat(difference.labelAfter()).isEqualTo(Label.TRUE);
        });
    }

    @Test
    void whatTheTruthDoesNotListIsUnlistedAndWhatItDoesNotJudgeUnjudged() throws IOException {
        String extract = "{\"type\": \"Extract Method\", \"description\": \"Extract Method x\"}";
        List<Difference> differences = diff(line("c1"), line("c1", rename("X", "Y", ""), extract));
        assertThat(differences)
                .extracting(Difference::kind, Difference::labelAfter)
                .containsExactly(
                        org.assertj.core.groups.Tuple.tuple("Extract Method", Label.UNJUDGED),
                        org.assertj.core.groups.Tuple.tuple("Rename Class", Label.UNLISTED));
    }

    @Test
    void aCaseThatOnlyOneResultHasIsNotCompared() throws IOException {
        assertThat(diff(line("c2", rename("A", "B", "")), line("c1", rename("A", "B", ""))))
                .isEmpty();
    }

    private List<Difference> diff(String before, String after) throws IOException {
        return new ResultDiff(truth)
                .compare(
                        List.of("c1", "c2"),
                        ResultFile.read(write("before.jsonl", before)),
                        ResultFile.read(write("after.jsonl", after)));
    }

    private static String line(String name, String... refactorings) {
        return "{\"revision\": \"refs/heads/case/" + name + "\", \"refactorings\": [" + String.join(", ", refactorings)
                + "]}\n";
    }

    private static String rename(String from, String to, String more) {
        return "{\"type\": \"Rename Class\", \"description\": \"Rename Class a." + from + " renamed to a." + to + "\""
                + more + "}";
    }

    private Path write(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }
}
