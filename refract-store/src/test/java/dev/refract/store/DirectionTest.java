package dev.refract.store;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/** The root puts the parts together; of the core, the store knows findings only. */
class DirectionTest {
    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("dev.refract.store");

    @Test
    void packagesHaveNoCycles() {
        slices().matching("dev.refract.(**)").should().beFreeOfCycles().check(CLASSES);
    }

    @Test
    void partsDoNotKnowTheRoot() {
        noClasses()
                .that()
                .resideInAPackage("dev.refract.store.*..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("dev.refract.store")
                .check(CLASSES);
    }

    @Test
    void theStoreKnowsFindingsOnly() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        "dev.refract.model..", "dev.refract.match..", "dev.refract.detect..", "dev.refract.engine..")
                .check(CLASSES);
    }
}
