package dev.refract.output;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/** The root puts the formats together, a format knows only what all of them keep to, and none sees more than findings. */
class DirectionTest {
    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("dev.refract.output");

    @Test
    void formatsDoNotKnowEachOther() {
        slices().matching("dev.refract.(**)").should().beFreeOfCycles().check(CLASSES);
        slices().matching("dev.refract.output.(html|json|miner|table|text)")
                .should()
                .notDependOnEachOther()
                .check(CLASSES);
    }

    @Test
    void formatsDoNotKnowTheRoot() {
        noClasses()
                .that()
                .resideInAPackage("dev.refract.output.*..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("dev.refract.output")
                .check(CLASSES);
    }

    @Test
    void anOutputSeesFindingsOnly() {
        classes()
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        "dev.refract.output..",
                        "dev.refract.finding..",
                        "dev.refract.source",
                        "java..",
                        "tools.jackson..")
                .check(CLASSES);
    }
}
