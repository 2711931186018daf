package dev.refract.places;

import static org.assertj.core.api.Assertions.assertThat;

import dev.refract.engine.Options;
import dev.refract.engine.Refract;
import dev.refract.finding.Findings;
import dev.refract.finding.Participant;
import dev.refract.finding.SeenCode;
import dev.refract.finding.SourceRange;
import dev.refract.java.JavaFrontend;
import dev.refract.source.Admission;
import dev.refract.source.Limits;
import dev.refract.source.Texts;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
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

    private static List<String> seenBefore(Findings findings, String kind) {
        return seen(findings, kind, SeenCode::before);
    }

    private static List<String> seenAfter(Findings findings, String kind) {
        return seen(findings, kind, SeenCode::after);
    }

    private static List<String> seen(Findings findings, String kind, Function<SeenCode, List<Participant>> side) {
        return findings.refactorings().stream()
                .filter(refactoring -> refactoring.kind().id().equals(kind))
                .flatMap(refactoring -> side.apply(refactoring.evidence().code()).stream())
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

    @Test
    void statementsThatNameARenamedVariableAreSeenInBothVersions() {
        String code = """
                class A {
                 int run(int first) {
                  int sum = first;
                  for (int i = 0; i < 9; i++) {
                   sum += i;
                   log();
                  }
                  if (sum > 9)
                   warn(sum);
                  return 7;
                 }
                }
                """;
        Findings findings = findings(code, code.replace("sum", "total"));

        assertThat(seenBefore(findings, "rename-variable"))
                .containsExactly(
                        "statement referencing the original variable: VARIABLE_DECLARATION_STATEMENT 3:3-19",
                        "statement referencing the original variable: EXPRESSION_STATEMENT 5:4-13",
                        "statement referencing the original variable: IF_STATEMENT 8:3-14",
                        "statement referencing the original variable: EXPRESSION_STATEMENT 9:4-14");
        assertThat(seenAfter(findings, "rename-variable"))
                .containsExactly(
                        "statement referencing the renamed variable: VARIABLE_DECLARATION_STATEMENT 3:3-21",
                        "statement referencing the renamed variable: EXPRESSION_STATEMENT 5:4-15",
                        "statement referencing the renamed variable: IF_STATEMENT 8:3-16",
                        "statement referencing the renamed variable: EXPRESSION_STATEMENT 9:4-16");
        assertThat(places(findings, "rename-variable")).hasSize(2);
    }

    @Test
    void statementsThatAreInOneVersionOnlyAreNotSeenToNameAVariable() {
        Findings findings = findings(
                "class A {\n int run(int first) {\n  log(first);\n  go(first, 4711);\n  return first;\n }\n}\n",
                "class A {\n int run(int number) {\n  log(number);\n  return number;\n }\n}\n");

        assertThat(seenBefore(findings, "rename-parameter"))
                .containsExactly(
                        "statement referencing the original variable: EXPRESSION_STATEMENT 3:3-14",
                        "statement referencing the original variable: RETURN_STATEMENT 5:3-16");
        assertThat(seenAfter(findings, "rename-parameter")).hasSize(2);
    }

    @Test
    void aDeclarationNamesItsVariableOnlyWhereThatIsRenamed() {
        Findings findings = findings(
                "class A {\n int run(int first) {\n  int sum = first + 1;\n  return sum;\n }\n}\n",
                "class A {\n int run(int first) {\n  long sum = first + 1;\n  return sum;\n }\n}\n");

        assertThat(seenBefore(findings, "change-variable-type"))
                .containsExactly("statement referencing the original variable: RETURN_STATEMENT 4:3-14");
        assertThat(seenAfter(findings, "change-variable-type"))
                .containsExactly("statement referencing the variable with changed type: RETURN_STATEMENT 4:3-14");
    }

    @Test
    void aFieldIsNamedWhereAVariableWas() {
        Findings findings = findings("""
                class A {
                 void run(int first) {
                  int sum = first * 31;
                  log(sum);
                  show(sum, first);
                 }
                }
                """, """
                class A {
                 int total;
                 void run(int first) {
                  total = first * 31;
                  log(total);
                  show(this.total, first);
                 }
                }
                """);

        assertThat(seenBefore(findings, "replace-variable-with-attribute"))
                .containsExactly(
                        "statement referencing the original variable: VARIABLE_DECLARATION_STATEMENT 3:3-24",
                        "statement referencing the original variable: EXPRESSION_STATEMENT 4:3-12",
                        "statement referencing the original variable: EXPRESSION_STATEMENT 5:3-20");
        assertThat(seenAfter(findings, "replace-variable-with-attribute"))
                .containsExactly(
                        "statement referencing the renamed variable: EXPRESSION_STATEMENT 4:3-22",
                        "statement referencing the renamed variable: EXPRESSION_STATEMENT 5:3-14",
                        "statement referencing the renamed variable: EXPRESSION_STATEMENT 6:3-27");
    }

    @Test
    void statementsThatCameToWhatWasExtractedAreSeen() {
        Findings findings =
                findings("class A {\n void run(int a) {\n  log(a + 4711);\n  show(a - 31);\n  end();\n }\n}\n", """
                class A {
                 void run(int a) {
                  work(a);
                  end();
                 }
                 void work(int a) {
                  if (a > 5) {
                   log(a + 4711);
                   show(a - 31);
                  }
                  for (int i = 0; i < 2; i++) {
                   wait(i);
                  }
                 }
                }
                """);

        assertThat(seenBefore(findings, "extract-method")).isEmpty();
        assertThat(seenAfter(findings, "extract-method"))
                .containsExactly(
                        "added statement in extracted method declaration: IF_STATEMENT 7:3-4",
                        "added statement in extracted method declaration: FOR_STATEMENT 11:3-4",
                        "added statement in extracted method declaration: EXPRESSION_STATEMENT 12:4-12");
    }

    @Test
    void statementsThatWereNotInlinedAreSeen() {
        Findings findings =
                findings("""
                class A {
                 void run(int a) {
                  work(a);
                  end();
                 }
                 private void work(int a) {
                  log(a + 4711);
                  show(a - 31);
                  beep("done");
                 }
                }
                """, "class A {\n void run(int a) {\n  log(a + 4711);\n  show(a - 31);\n  end();\n }\n}\n");

        assertThat(seenBefore(findings, "inline-method"))
                .containsExactly("deleted statement in inlined method declaration: EXPRESSION_STATEMENT 9:3-16");
        assertThat(seenAfter(findings, "inline-method")).isEmpty();
    }

    @Test
    void allThatSeveralVariablesTookIntoThemIsGiven() {
        Findings findings = findings("""
                class A {
                    static final String KEY = "west";
                    void run(Shop shop, int count) {
                        if (shop.isOpen(count)) first(shop.alpha(KEY), count);
                        for (int i = 0; i < count; i++) second(7, shop.beta(KEY), i);
                    }
                }
                """, """
                class A {
                    static final String KEY = "west";
                    void run(Shop shop, int count) {
                        String key = KEY;
                        Alpha alpha = shop.alpha(key);
                        Beta beta = shop.beta(key);
                        if (shop.isOpen(count)) first(alpha, count);
                        for (int i = 0; i < count; i++) second(7, beta, i);
                    }
                }
                """);

        assertThat(places(findings, "extract-variable"))
                .startsWith(
                        "statement with the initializer of the extracted variable: EXPRESSION_STATEMENT 4:33-63",
                        "statement with the initializer of the extracted variable: EXPRESSION_STATEMENT 5:41-70",
                        "extracted variable declaration: VARIABLE_DECLARATION_STATEMENT 4:16-25");
    }
}
