package dev.refract.cli;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/** The root puts the commands together; commands stand on runs, runs on subjects, and all on the console. */
class DirectionTest {
    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("dev.refract.cli");

    @Test
    void packagesHaveNoCycles() {
        slices().matching("dev.refract.(**)").should().beFreeOfCycles().check(CLASSES);
    }

    @Test
    void partsDoNotKnowTheRoot() {
        noClasses()
                .that()
                .resideInAPackage("dev.refract.cli.*..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("dev.refract.cli")
                .check(CLASSES);
    }

    @Test
    void nothingButCommandsKnowsThatThereIsACommandLine() {
        noClasses()
                .that()
                .resideInAnyPackage("dev.refract.cli.run", "dev.refract.cli.subject", "dev.refract.cli.console")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("picocli..", "dev.refract.cli.command")
                .check(CLASSES);
    }

    @Test
    void theParserOfGitStaysBehindItsModule() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("org.eclipse..")
                .check(CLASSES);
    }
}
