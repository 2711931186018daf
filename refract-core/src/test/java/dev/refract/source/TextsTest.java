package dev.refract.source;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

class TextsTest {
    @Test
    void readsWhatDiffers() {
        Comparison comparison = Texts.compare(
                Map.of("p/A.java", "class A {}", "p/B.java", "class B {}"),
                Map.of("p/A.java", "class A {}", "q/B.java", "class B {}"));

        assertThat(comparison.before().files())
                .containsExactly(new SourceFile(
                        "p/B.java", comparison.after().files().get(0).contentId(), "class B {}"));
        assertThat(comparison.after().files()).extracting(SourceFile::path).containsExactly("q/B.java");
        assertThat(comparison.before().folders()).containsExactlyInAnyOrder("", "p");
        assertThat(comparison.after().folders()).containsExactlyInAnyOrder("", "p", "q");
    }

    @Test
    void nothingBeforeIsAnEmptySet() {
        assertThat(Texts.compare(Map.of(), Map.of("A.java", "class A {}")).before())
                .isEqualTo(SourceSet.EMPTY);
    }

    @Test
    void halfOfAPairIsNeverRead() {
        Comparison comparison = Texts.compare(
                Map.of("A.java", "class A {}"), Map.of("A.java", "// Generated. DO NOT EDIT\nclass A {}"));

        assertThat(comparison.before().files()).isEmpty();
        assertThat(comparison.skipped()).extracting(Skip::cause).containsExactly(SkipCause.GENERATED);
    }
}
