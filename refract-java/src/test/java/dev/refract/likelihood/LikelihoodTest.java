package dev.refract.likelihood;

import static dev.refract.finding.Likelihood.CLONE;
import static dev.refract.finding.Likelihood.EQUAL;
import static dev.refract.finding.Likelihood.NOCLONE;
import static org.assertj.core.api.Assertions.assertThat;

import dev.refract.engine.Options;
import dev.refract.engine.Refract;
import dev.refract.finding.Likelihood;
import dev.refract.finding.Refactoring;
import dev.refract.java.JavaFrontend;
import dev.refract.source.Admission;
import dev.refract.source.Limits;
import dev.refract.source.Texts;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LikelihoodTest {
    private static final Refract REFRACT = new Refract(new JavaFrontend(), Options.DEFAULT.withThreads(1));

    private static List<Refactoring> detect(Map<String, String> before, Map<String, String> after) {
        return REFRACT.detect(Texts.compare(before, after, new Admission(new JavaFrontend()::reads, Limits.DEFAULT)))
                .refactorings();
    }

    private static Optional<Likelihood> of(String kind, String before, String after) {
        return detect(Map.of("p/A.java", before), Map.of("p/A.java", after)).stream()
                .filter(refactoring -> refactoring.kind().id().equals(kind))
                .findFirst()
                .orElseThrow()
                .evidence()
                .likelihood();
    }

    /** The bodies of a method whose access changes. */
    private static Likelihood ofBodies(String before, String after) {
        String head = "package p; class A { int total; int size; ";
        String kind = "change-method-access-modifier";
        return of(
                        kind,
                        head + "public int m(int a, int b) " + before + "}",
                        head + "int m(int a, int b) " + after + "}")
                .orElseThrow();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            EQUAL   | { return a + b; }                    | { return a + b; }
            CLONE   | { return a + b; }                    | {  return a+b; }
            CLONE   | { return a + b; }                    | { return a /* the first */ + b; }
            CLONE   | { int c = a; return c + b; }         | { int sum = a; return sum + b; }
            CLONE   | { return total + size; }             | { return size + total; }
            CLONE   | { return read(a, read(b, a)); }      | { return load(a, load(b, a)); }
            CLONE   | { return this.total; }               | { return this.size; }
            CLONE   | { java.util.List c = null; c.f(); }  | { List c = null; c.f(); }
            CLONE   | { java.util.Objects.hash(a); }       | { Objects.hash(a); }
            CLONE   | { new Order(a); }                    | { new Basket(a); }
            CLONE   | { class L { public int f() { } } }   | { class L { int f() { } } }
            NOCLONE | { return a + b; }                    | { return a - b; }
            NOCLONE | { return a + b; }                    | { return a + a; }
            NOCLONE | { return a + a; }                    | { return a + b; }
            NOCLONE | { return 1; }                        | { return 2; }
            NOCLONE | { return a; }                        | { return (a); }
            NOCLONE | { f(a).g(); }                        | { f(a.g()); }
            NOCLONE | { if (a > b) f(); }                  | { if (a > b) { f(); } }
            NOCLONE | { config.MAX.f(); }                  | { MAX.f(); }
            NOCLONE | { class L { static int f() { } } }   | { class L { int f() { } } }
            NOCLONE | { return a; }                        | { return a; f(); }
            """)
    void theBodiesOfAMethodAre(Likelihood expected, String before, String after) {
        assertThat(ofBodies(before, after)).isEqualTo(expected);
    }

    @Test
    void declarationsWithoutBodiesAreEqual() {
        assertThat(of(
                        "change-method-access-modifier",
                        "package p; abstract class A { public abstract int m(); }",
                        "package p; abstract class A { abstract int m(); }"))
                .contains(EQUAL);
    }

    @Test
    void theBodyOfAFieldIsItsInitializer() {
        String kind = "change-attribute-access-modifier";

        assertThat(of(kind, "class A { public int a = f(1); }", "class A { int a = f(1); }"))
                .contains(EQUAL);
        assertThat(of(kind, "class A { public int a = f(1); }", "class A { int a = g(1); }"))
                .contains(CLONE);
        assertThat(of(kind, "class A { public int a; }", "class A { int a = 1; }"))
                .contains(NOCLONE);
    }

    @Test
    void theBodyOfATypeIsWhatStandsInItsBraces() {
        String kind = "change-class-access-modifier";

        assertThat(of(kind, "public class A { int a; }", "class A { int a; }")).contains(EQUAL);
        assertThat(of(
                        kind,
                        "public class A { public int a; void f() { a++; } }",
                        "class A { int b; void f() { b++; } }"))
                .contains(CLONE);
        assertThat(of(kind, "public class A { int a; }", "class A { int a; int b; }"))
                .contains(NOCLONE);
    }

    @Test
    void whatIsNoSingleElementHasNone() {
        List<Refactoring> found = detect(
                Map.of("src/p/A.java", "package p; class A { int a; }"),
                Map.of("src/q/A.java", "package q; class A { int a; }"));

        assertThat(found).anySatisfy(refactoring -> {
            assertThat(refactoring.kind().family()).isEqualTo("package");
            assertThat(refactoring.evidence().likelihood()).isEmpty();
        });
    }
}
