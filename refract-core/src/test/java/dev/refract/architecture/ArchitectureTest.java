package dev.refract.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.EvaluationResult;
import dev.refract.detect.BuiltInDetectors;
import dev.refract.detect.spi.Detector;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ArchitectureTest {
    private static final JavaClasses CODE = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages(Rule.CODE);

    static List<Rule> rules() {
        return Rules.all();
    }

    @ParameterizedTest
    @MethodSource("rules")
    void holds(Rule rule) {
        rule.forCode().check(CODE);
    }

    @ParameterizedTest
    @MethodSource("rules")
    void isSeenToFail(Rule rule) {
        JavaClasses planted = new ClassFileImporter().importPackages(rule.plantedRoot());

        EvaluationResult result = rule.forPlanted().evaluate(planted);

        assertThat(result.hasViolation()).isTrue();
        String report = String.join("\n", result.getFailureReport().getDetails());
        assertThat(rule.culprits()).allSatisfy(culprit -> assertThat(report).contains(culprit));
        assertThat(report).doesNotContain("Innocent.");
    }

    @Test
    void everyDetectorIsListedOnceSortedByName() {
        List<String> detectors = CODE.stream()
                .filter(type -> type.isAssignableTo(Detector.class) && !type.isInterface())
                .map(JavaClass::getSimpleName)
                .sorted()
                .toList();

        assertThat(BuiltInDetectors.ALL)
                .extracting(detector -> detector.getClass().getSimpleName())
                .containsExactlyElementsOf(detectors);
    }
}
