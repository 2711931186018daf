package dev.refract.java;

import static org.assertj.core.api.Assertions.assertThat;

import dev.refract.engine.Options;
import dev.refract.engine.Refract;
import dev.refract.finding.Findings;
import dev.refract.finding.Outcome;
import dev.refract.source.Texts;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Code that is nested absurdly deep is analysed all the same, or said to be too deep. */
class DeepNestingTest {
    @ParameterizedTest
    @CsvSource({"(,), 3000", "-~,'', 3000", "x == 1 ? 2 : ,'', 3000"})
    void is_analysed(String open, String close, int depth) {
        String expression = open.repeat(depth) + "1" + close.repeat(depth);
        Findings findings = new Refract(new JavaFrontend(), Options.DEFAULT)
                .detect(Texts.compare(
                        Map.of("A.java", "class A { int f(int x) { return " + expression + "; } }"),
                        Map.of("A.java", "class A { public int f(int x) { return " + expression + "; } }")));

        assertThat(findings.outcome()).isEqualTo(Outcome.COMPLETE);
        assertThat(findings.refactorings())
                .extracting(found -> found.kind().id())
                .containsExactly("change-method-access-modifier");
    }
}
