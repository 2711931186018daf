package dev.refract.model;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Where files stand. */
class SourceUnitTest {
    @ParameterizedTest
    @CsvSource({
        "src/main/java/p/q/A.java, p.q, src/main/java",
        "p/q/A.java, p.q, ''",
        "p/p/A.java, p, p",
        "src/A.java, '', src",
        "A.java, '', ''",
        "A.java, p, ''",
        "src/other/A.java, p.q, src/other",
        "src/xp/A.java, p, src/xp",
        "q/A.java, p.q, q"
    })
    void the_source_root_is_the_folder_above_the_package(String path, String packageName, String root) {
        assertThat(unit(path, packageName).sourceRoot()).isEqualTo(root);
    }

    @ParameterizedTest
    @CsvSource({
        "src/p/A.java, src/p, A",
        "A.java, '', A",
        "src/A.b.java, src, A",
        "src.d/package-info.java, src.d, package-info",
        "src/A, src, A"
    })
    void a_path_has_a_folder_and_a_name(String path, String folder, String baseName) {
        assertThat(unit(path, "").folder()).isEqualTo(folder);
        assertThat(unit(path, "").baseName()).isEqualTo(baseName);
    }

    @Test
    void equal_files_at_the_same_path_are_two_units() {
        SourceUnit unit = unit("p/A.java", "p");
        SourceUnit twin = SourceUnit.of(unit.path(), unit.file());

        assertThat(unit).isEqualTo(unit).isNotEqualTo(twin).hasSameHashCodeAs(twin);
    }

    private static SourceUnit unit(String path, String packageName) {
        String head = packageName.isEmpty() ? "" : "package " + packageName + "; ";
        return new Version().file(path, head + "class A { }").model().units().get(0);
    }
}
