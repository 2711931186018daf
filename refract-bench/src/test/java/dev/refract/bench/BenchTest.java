package dev.refract.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

/** The commands end to end. */
class BenchTest {
    private static final String TRUTH = """
            {"case": "open", "split": "dev", "refactorings": \
            [{"type": "Move Class", "description": "Move Class a.A moved to b.A", "label": "true"}]}
            {"case": "closed", "split": "validation", "refactorings": \
            [{"type": "Move Class", "description": "Move Class a.Hidden moved to b.Hidden", "label": "true"}]}
            """;
    private static final String NOTHING = """
            {"revision": "case/open", "refactorings": []}
            {"revision": "case/closed", "refactorings": []}
            """;
    private static final String EVERYTHING = """
            {"revision": "case/open", "refactorings": \
            [{"type": "Move Class", "description": "Move Class a.A moved to b.A"}]}
            {"revision": "case/closed", "refactorings": \
            [{"type": "Move Class", "description": "Move Class a.Hidden moved to b.Hidden"}]}
            """;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @TempDir
    Path folder;

    @Test
    void diffTellsItemsOfTheDevelopmentSplit() throws IOException {
        assertThat(diff("dev")).isZero();
        assertThat(out.toString()).isEqualTo("""
                        new\ttrue\topen
                          + Move Class a.A moved to b.A

                                     new                          gone
                        kind        true  false  unlisted  other  true  false  unlisted  other  changed  TP  FP
                        Move Class     1      0         0      0     0      0         0      0        0  +1   0
                        all            1      0         0      0     0      0         0      0        0  +1   0
                        1 cases compared
                        """);
    }

    @Test
    void diffOnlyCountsItemsOfTheValidationSplit() throws IOException {
        assertThat(diff("all")).isZero();
        assertThat(out.toString()).contains("a.A").doesNotContain("Hidden").doesNotContain("closed");
        assertThat(out.toString()).contains("Move Class     2").contains("2 cases compared");
    }

    @Test
    void kindsCountsARowAKind() throws IOException {
        write();
        assertThat(run("kinds", path("x.truth.jsonl"), path("after.jsonl"), "--kind", "move-class"))
                .isZero();
        assertThat(out.toString()).isEqualTo("""
                        kind        TP  FP  FN  precision  recall
                        Move Class   1   0   0     1.0000  1.0000
                        all          1   0   0     1.0000  1.0000
                        """);
    }

    @Test
    void severalResultsAreToldSideBySide() throws IOException {
        write();
        String kind = "--kind=move-class";
        assertThat(run("kinds", path("x.truth.jsonl"), path("before.jsonl"), path("after.jsonl"), kind))
                .isZero();
        assertThat(out.toString()).isEqualTo("""
                        | kind | true | before P / R | TP / FP / FN | after P / R | TP / FP / FN |
                        | --- | --- | --- | --- | --- | --- |
                        | Move Class | 1 | 1.000 / 0.000 | 0 / 0 / 1 | 1.000 / 1.000 | 1 / 0 / 0 |
                        | all | 1 | 1.000 / 0.000 | 0 / 0 / 1 | 1.000 / 1.000 | 1 / 0 / 0 |
                        """);
    }

    @Test
    void runMeasuresAnOracleAndWritesItsResults() throws Exception {
        Path bundle = TinyOracle.bundle(folder);
        String clones = path("clones");
        assertThat(run(
                        "run",
                        bundle.toString(),
                        "--clones",
                        clones,
                        "--output",
                        path("r.jsonl"),
                        "--json",
                        path("s.json")))
                .as(err.toString())
                .isZero();
        assertThat(out.toString())
                .contains("2 cases")
                .contains("2 complete")
                .contains("analysis")
                .contains("parse");
        assertThat(Files.readAllLines(folder.resolve("r.jsonl")))
                .hasSize(2)
                .first()
                .asString()
                .contains("\"revision\":\"case/move-1\"")
                .contains("Move Class a.A moved to b.A");
        assertThat(Files.readString(folder.resolve("s.json")))
                .contains("\"casesAbove\"")
                .contains("\"nodes\"");
    }

    @Test
    void renamesTellsWhatWasFoundOfNamesThatWereReplaced() throws Exception {
        Path bundle = TinyOracle.bundle(folder);
        assertThat(run("renames", bundle.toString(), "--clones", path("clones"), "--alike"))
                .as(err.toString())
                .isZero();
        assertThat(out.toString().lines()).hasSize(2).first().isEqualTo("renamed         tried  found  all else found");
        assertThat(out.toString().lines()).last().asString().startsWith("callable, kept      2  ");
    }

    @Test
    void matchMeasuresAnOracleAndWritesItsMappings() throws Exception {
        Path bundle = TinyOracle.bundle(folder);
        assertThat(run(
                        "match",
                        bundle.toString(),
                        "--clones",
                        path("clones"),
                        "--output",
                        path("m.jsonl"),
                        "--json",
                        path("s.json")))
                .as(err.toString())
                .isZero();
        assertThat(out.toString())
                .contains("2 cases, 2 complete")
                .contains("4 pairs, 0 removed, 0 added")
                .contains("matching / parse");
        assertThat(Files.readAllLines(folder.resolve("m.jsonl")))
                .hasSize(2)
                .first()
                .asString()
                .contains("\"revision\":\"case/move-1\"")
                .contains("\"container\":\"b.A\"");
        assertThat(Files.readString(folder.resolve("s.json"))).contains("\"matching\"");
    }

    @Test
    void stagesWeighsTheModels() throws Exception {
        Path bundle = TinyOracle.bundle(folder);
        assertThat(run("stages", bundle.toString(), "--clones", path("clones"), "--filter", "move-1"))
                .as(err.toString())
                .isZero();
        assertThat(out.toString()).contains("convert / parse").contains("bytes a node");
    }

    @Test
    void rulesAndThresholdsAreWeighed() throws Exception {
        String bundle = TinyOracle.bundle(folder).toString();
        Path truth = folder.resolve("t.truth.jsonl");
        Files.writeString(truth, """
                {"case": "move-1", "split": "dev", "refactorings": \
                [{"type": "Move Class", "description": "Move Class a.A moved to b.A", "label": "true"}]}
                """);
        assertThat(run("rules", bundle, "--clones", path("clones"), "--truth", truth.toString(), "--rule", "equal"))
                .as(err.toString())
                .isZero();
        assertThat(out.toString().lines()).hasSize(3);
        assertThat(out.toString()).contains("(as they are)", "equal ", "1.0000 / 1.0000");
        assertThat(run("rules", bundle, "--truth", truth.toString(), "--rule", "guessed"))
                .isEqualTo(2);
        assertThat(err.toString()).contains("no rules: [guessed]", "replaced-by-call");
        assertThat(run("thresholds", bundle, "--clones", path("clones"), "--truth", truth.toString()))
                .isZero();
        assertThat(out.toString()).contains("bodies.statements 80%", "thresholds.members.weights.content 120%");
    }

    @Test
    void aMissingOracleIsOneLine() {
        assertThat(run("run", path("nowhere.bundle"))).isEqualTo(2);
        assertThat(err.toString().lines()).singleElement().asString().contains("nowhere.bundle");
    }

    private int diff(String split) throws IOException {
        write();
        return run(
                "diff", path("before.jsonl"), path("after.jsonl"), "--truth", path("x.truth.jsonl"), "--split", split);
    }

    private void write() throws IOException {
        Files.writeString(folder.resolve("x.truth.jsonl"), TRUTH);
        Files.writeString(folder.resolve("before.jsonl"), NOTHING);
        Files.writeString(folder.resolve("after.jsonl"), EVERYTHING);
    }

    private String path(String name) {
        return folder.resolve(name).toString();
    }

    private int run(String... arguments) {
        CommandLine bench = Bench.commandLine();
        bench.setOut(new PrintWriter(out, true)).setErr(new PrintWriter(err, true));
        return bench.execute(arguments);
    }
}
