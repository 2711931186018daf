package dev.refract.cases;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.refract.engine.Options;
import dev.refract.engine.Refract;
import dev.refract.finding.Refactoring;
import dev.refract.java.JavaFrontend;
import dev.refract.source.Texts;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CaseLineTest {
    private static final List<Refactoring> FOUND = new Refract(new JavaFrontend(), Options.DEFAULT)
            .detect(Texts.compare(
                    Map.of("p/A.java", "package p; class A { int m(int x, String y) { return x; } }"),
                    Map.of("p/A.java", "package p; class A { static long m(int x, Object y) { return x; } }")))
            .refactorings();

    @ParameterizedTest
    @ValueSource(
            strings = {
                "+ Change Return Type | int => long in p.A#m(int, Object)",
                "+ Change Return Type | int => long",
                "+ Change Parameter Type | y : String => y : Object in p.A#m(int,Object)",
                "- Add Method Modifier | static on p.A#m(int, Object)",
                "- Add Method Modifier | * on p.A#*",
                "- Change Return Type | *"
            })
    void speaksOfOneFinding(String line) {
        assertThat(parse(line).matching(FOUND)).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "+ Change Return Type | long => int in p.A#m(int, Object)",
                "- Add Method Modifier | final on *",
                "- Rename Class | *"
            })
    void speaksOfNone(String line) {
        assertThat(parse(line).matching(FOUND)).isEmpty();
    }

    @Test
    void noneSpeaksOfAll() {
        assertThat(parse("= none").matching(FOUND)).isEqualTo(FOUND).hasSize(3);
    }

    @Test
    void conventionsAndOtherDemandsAreLeftOut() {
        assertThat(CaseLine.parse(List.of("? Move Class | a => b", "~ no crash", "", "- Move Code | *")))
                .extracting(CaseLine::toString)
                .containsExactly("- Move Code | *");
    }

    @Test
    void aMistakeIsNotTakenForADemandThatWaits() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> parse("- Mvoe Class | *").isDetected());
        assertThatIllegalArgumentException().isThrownBy(() -> parse("Move Class | *"));
    }

    private static CaseLine parse(String line) {
        return CaseLine.parse(List.of(line)).get(0);
    }
}
