package dev.refract.places;

import static org.assertj.core.api.Assertions.assertThat;

import dev.refract.engine.Options;
import dev.refract.engine.Refract;
import dev.refract.finding.Findings;
import dev.refract.finding.Participant;
import dev.refract.finding.SourceRange;
import dev.refract.java.JavaFrontend;
import dev.refract.source.Admission;
import dev.refract.source.Limits;
import dev.refract.source.Texts;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Statements and expressions have the words and the places of RefactoringMiner's records. */
class StatementPlacesTest {
    private static final Refract REFRACT = new Refract(new JavaFrontend(), Options.DEFAULT);
    private static final Admission ADMISSION = new Admission(path -> path.endsWith(".java"), Limits.DEFAULT);

    private static Findings findings(String before, String after) {
        return REFRACT.detect(Texts.compare(Map.of("A.java", before), Map.of("A.java", after), ADMISSION));
    }

    private static List<String> places(Findings findings, String kind) {
        return findings.refactorings().stream()
                .filter(refactoring -> refactoring.kind().id().equals(kind))
                .flatMap(refactoring -> Stream.concat(refactoring.before().stream(), refactoring.after().stream()))
                .map(StatementPlacesTest::show)
                .toList();
    }

    private static String show(Participant participant) {
        SourceRange reported = participant.nameRange();
        return participant.role() + ": " + participant.elementKind() + " "
                + reported.start().line() + ":" + reported.start().column() + "-"
                + reported.end().column();
    }

    @Test
    void expressionsThatGotANameAreGivenWithTheirStatements() {
        Findings findings = findings("""
                class A {
                    int scale(int a) {
                        if (a * 31 > 100)
                            return a * 31 - 5;
                        return a;
                    }
                }
                """, """
                class A {
                    int scale(int a) {
                        int scaled = a * 31;
                        if (scaled > 100)
                            return scaled - 5;
                        return a;
                    }
                }
                """);

        assertThat(places(findings, "extract-variable"))
                .containsExactly(
                        "statement with the initializer of the extracted variable: IF_STATEMENT 3:9-31",
                        "statement with the initializer of the extracted variable: RETURN_STATEMENT 4:13-31",
                        "extracted variable declaration: VARIABLE_DECLARATION_STATEMENT 3:13-28",
                        "statement with the name of the extracted variable: IF_STATEMENT 4:9-31",
                        "statement with the name of the extracted variable: RETURN_STATEMENT 5:13-31");
        assertThat(findings.refactorings()
                        .get(0)
                        .before()
                        .get(0)
                        .range()
                        .start()
                        .column())
                .isEqualTo(13);
    }

    @Test
    void namesThatAreGoneAreGivenWithTheirStatements() {
        Findings findings = findings(
                "class A {\n int twice(int a) {\n  int result = a + 17;\n  return result * 2;\n }\n}\n",
                "class A {\n int twice(int a) {\n  return (a + 17) * 2;\n }\n}\n");

        assertThat(places(findings, "inline-variable"))
                .containsExactly(
                        "inlined variable declaration: VARIABLE_DECLARATION_STATEMENT 3:7-22",
                        "statement with the name of the inlined variable: RETURN_STATEMENT 4:3-21",
                        "statement with the initializer of the inlined variable: RETURN_STATEMENT 3:3-23");
    }

    @Test
    void extractedStatementsAreCalledByTheirSyntax() {
        String body = """
                  System.out.println(a);
                  assert a > 0;
                  synchronized (this) {
                   if (a > 4711) {
                    throw new IllegalStateException("much: " + a);
                   }
                  }
                 }
                """;
        Findings findings = findings(
                "class A {\n void run(int a) {\n" + body + "}\n",
                "class A {\n void run(int a) {\n  work(a);\n }\n void work(int a) {\n" + body + "}\n");

        assertThat(places(findings, "extract-method").stream()
                        .filter(place -> place.startsWith("extracted code from") || place.contains("invocation"))
                        .map(place -> place.replaceFirst("extracted code from source method declaration: ", "")))
                .containsExactly(
                        "EXPRESSION_STATEMENT 3:3-25",
                        "ASSERT_STATEMENT 4:3-16",
                        "SYNCHRONIZED_STATEMENT 5:3-4",
                        "IF_STATEMENT 6:4-5",
                        "THROW_STATEMENT 7:5-51",
                        "extracted method invocation: METHOD_INVOCATION 3:3-10");
    }
}
