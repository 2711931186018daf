package dev.refract.output.miner;

import static dev.refract.output.Parts.at;
import static dev.refract.output.Parts.findings;
import static dev.refract.output.Parts.kind;
import static dev.refract.output.Parts.participant;
import static dev.refract.output.Parts.range;
import static dev.refract.output.Parts.refactoring;
import static org.assertj.core.api.Assertions.assertThat;

import dev.refract.finding.ElementKind;
import dev.refract.finding.Evidence;
import dev.refract.finding.Findings;
import dev.refract.finding.Participant;
import dev.refract.finding.Refactoring;
import dev.refract.finding.RevisionFindings;
import dev.refract.finding.SeenCode;
import dev.refract.finding.Side;
import dev.refract.finding.SourceRange;
import dev.refract.output.Golden;
import dev.refract.output.OutputFormat;
import dev.refract.output.Samples;
import dev.refract.output.spi.OutputOptions;
import dev.refract.source.Skip;
import dev.refract.source.SkipCause;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RefactoringMinerWriterTest {
    private static final OutputOptions OPTIONS =
            OutputOptions.of("1.2.3").withSeveral(true).withRepository("https://github.com/foo/bar.git");

    /** The golden file is what RefactoringMiner 3.1.4 itself wrote for these four commits. */
    @Test
    void writesTheSameBytesAsRefactoringMiner() {
        List<RevisionFindings> commits = List.of(
                commit("8e54c266273de0dc477422eab6bf8519f2c43d6c", returnType()),
                commit("aba3de06a3034a81a55d366295baa9fdd0a2366a"),
                commit("1a443c36a79b3965100a16f6ad04e0cf83b12a26", access()),
                commit("0ab589a0a8cf3dee8ca9636722e9588632ceaa6f", annotation()));
        Golden.check("refactoringminer.json", Golden.written(OutputFormat.REFACTORINGMINER, OPTIONS, commits));
    }

    @Test
    void countsColumnsAndLeavesOutCodeAsRefactoringMinerDoes() {
        Participant statement =
                participant(ElementKind.STATEMENT, "some statement", "", range(Side.BEFORE, "A.java", at(1, 1, 3, 1)));
        String written = Golden.written(
                OutputFormat.REFACTORINGMINER,
                OPTIONS,
                List.of(commit("1", refactoring(1, "d", kind("Move Code"), List.of(statement), List.of()))));
        assertThat(written)
                .contains("\"startColumn\": 0,\n\t\t\"endColumn\": 0,")
                .contains("\"codeElement\": null\n}],\n\t\"rightSideLocations\": []\n}\n]\n}]\n}");
    }

    @Test
    void writesCodeThatWasSeenAfterTheParticipants() {
        Participant part = participant(ElementKind.TYPE, "part", "p", range(Side.AFTER, "A.java", at(1, 2, 1, 3)));
        Participant seen = participant(ElementKind.TYPE, "seen", "s", range(Side.AFTER, "A.java", at(2, 2, 2, 3)));
        Refactoring plain = refactoring(1, "d", kind("Move Code"), List.of(), List.of(part));
        Refactoring refactoring = new Refactoring(
                plain.id(),
                plain.kind(),
                plain.description(),
                plain.before(),
                plain.after(),
                new Evidence("r", Optional.empty(), Map.of(), new SeenCode(List.of(), List.of(seen))),
                plain.explains(),
                plain.causedBy());
        List<RevisionFindings> commits = List.of(commit("1", refactoring));

        assertThat(Golden.written(OutputFormat.REFACTORINGMINER, OPTIONS, commits))
                .contains("\"codeElement\": \"p\"\n}, {\n")
                .contains("\"codeElement\": \"s\"\n}]\n");
        assertThat(Golden.written(OutputFormat.JSON, OPTIONS, commits)).doesNotContain("seen");
    }

    @Test
    void reportsTheNarrowerPlace() {
        String written = Golden.written(OutputFormat.REFACTORINGMINER, OPTIONS, List.of(Samples.full()));
        assertThat(written).contains("\"startLine\": 6,").doesNotContain("\"startLine\": 9,");
    }

    @Test
    void leavesOutWhatFailedAndWritesAnEmptyDocument() {
        Findings failed = Findings.failed(new Skip("", SkipCause.UNREADABLE, "missing"));
        RevisionFindings revision = new RevisionFindings("HEAD", Optional.of("1"), Optional.empty(), failed, 1);
        assertThat(Golden.written(OutputFormat.REFACTORINGMINER, OPTIONS, List.of(revision)))
                .isEqualTo("{\n\"commits\": [\n]\n}");
    }

    @ParameterizedTest
    @CsvSource({
        "https://github.com/foo/bar, https://github.com/foo/bar/commit/1",
        "https://github.com/foo/bar.git, https://github.com/foo/bar/commit/1",
        "https://gitlab.com/foo/bar.git, https://gitlab.com/foo/bar/commit/1",
        "https://bitbucket.org/foo/bar.git, https://bitbucket.org/foo/bar/commits/1",
        "git@github.com:foo/bar.git, ''",
        "http://github.com/foo/bar.git, ''",
        "https://example.org/bar.git, ''",
        "/home/me/bar, ''",
        "'', ''",
    })
    void knowsTheAddressOfACommit(String repository, String address) {
        assertThat(CommitAddress.of(repository, "1")).isEqualTo(address);
    }

    private static RevisionFindings commit(String id, Refactoring... refactorings) {
        return new RevisionFindings(
                id, Optional.of(id), Optional.empty(), findings(List.of(refactorings), List.of(), List.of()), 1);
    }

    private static Refactoring returnType() {
        return refactoring(
                1,
                "Change Return Type int to long in method package f(a int) : long from class p.A",
                kind("Change Return Type"),
                List.of(
                        participant(ElementKind.TYPE, "original return type", "int", before(at(4, 5, 4, 8))),
                        method("original method declaration", "package f(a int) : int", before(at(4, 5, 4, 60)))),
                List.of(
                        participant(ElementKind.TYPE, "changed return type", "long", after(at(4, 5, 4, 9))),
                        method(
                                "method declaration with changed return type",
                                "package f(a int) : long",
                                after(at(4, 5, 4, 61)))));
    }

    private static Refactoring access() {
        return refactoring(
                1,
                "Change Method Access Modifier package to public in method public f(a int) : long from class p.A",
                kind("Change Method Access Modifier"),
                List.of(method("original method declaration", "package f(a int) : long", before(at(4, 5, 4, 61)))),
                List.of(method(
                        "method declaration with changed access modifier",
                        "public f(a int) : long",
                        after(at(4, 5, 4, 68)))));
    }

    private static Refactoring annotation() {
        String text = "@X(\"\\t\u0001\u007f\u2028\")";
        return refactoring(
                1,
                "Modify Method Annotation @X(\"0\") to " + text + " in method package g(a int) : int from class p.A",
                kind("Modify Method Annotation"),
                List.of(
                        participant(
                                ElementKind.ANNOTATION, "original annotation", "@X(\"0\")", before(at(5, 5, 5, 12))),
                        method("original method declaration", "package g(a int) : int", before(at(5, 5, 5, 68)))),
                List.of(
                        participant(ElementKind.ANNOTATION, "modified annotation", text, after(at(5, 5, 5, 16))),
                        method(
                                "method declaration with modified annotation",
                                "package g(a int) : int",
                                after(at(5, 5, 5, 72)))));
    }

    private static Participant method(String role, String code, SourceRange range) {
        return participant(ElementKind.METHOD_DECLARATION, role, code, range);
    }

    private static SourceRange before(int[] place) {
        return range(Side.BEFORE, "A.java", place);
    }

    private static SourceRange after(int[] place) {
        return range(Side.AFTER, "A.java", place);
    }
}
