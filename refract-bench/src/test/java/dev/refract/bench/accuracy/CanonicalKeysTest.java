package dev.refract.bench.accuracy;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class CanonicalKeysTest {
    @Test
    void typeArgumentsDoNotCount() {
        assertThat(CanonicalKeys.of("Change Return Type Map<K, List<V>> to List<V>[] in class a.B<T>"))
                .containsExactly("Change Return Type Map to List[] in class a.B");
    }

    @Test
    void anOperatorIsNoTypeArgument() {
        assertThat(CanonicalKeys.of("Extract Variable x : boolean from a < b && c > d"))
                .containsExactly("Extract Variable x : boolean from a < b && c > d");
    }

    @Test
    void whiteSpaceIsOneSpace() {
        assertThat(CanonicalKeys.of(" Rename  Class\ta.B\nrenamed to a.C "))
                .containsExactly("Rename Class a.B renamed to a.C");
    }

    @Test
    void fromAClassAndInAClassAreTheSame() {
        assertThat(CanonicalKeys.of("Remove Parameter x : int from class a.B"))
                .containsExactly("Remove Parameter x : int in class a.B");
    }

    @Test
    void aSentenceAboutSeveralClassesIsAKeyAClass() {
        assertThat(CanonicalKeys.of("Replace Attribute (with x) from classes [a.B, a.C] with y in class a.D"))
                .containsExactly(
                        "Replace Attribute (with x) in class a.B with y in class a.D",
                        "Replace Attribute (with x) in class a.C with y in class a.D");
    }

    @Test
    void changesOfPackagesAreOneKindWhateverTheirConsequences() {
        assertThat(CanonicalKeys.of("Move Package a.b to c.b")).containsExactly("Change Package a.b to c.b");
        assertThat(CanonicalKeys.of("Rename Package a.b to a.c [3 classes]"))
                .containsExactly("Change Package a.b to a.c");
        assertThat(CanonicalKeys.of("Split Package a.b into [a.c, a.d]")).containsExactly("Change Package a.b");
        assertThat(CanonicalKeys.kind("Merge Package")).isEqualTo("Change Package");
        assertThat(CanonicalKeys.kind("Move Class")).isEqualTo("Move Class");
    }
}
