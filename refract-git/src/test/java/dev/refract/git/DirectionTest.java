package dev.refract.git;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.methods;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/** Git as an input sees sources only, and shows nothing of JGit. */
class DirectionTest {
    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("dev.refract.git");

    private static final DescribedPredicate<JavaClass> OF_JGIT = JavaClass.Predicates.resideInAPackage("org.eclipse..");

    @Test
    void anInputSeesSourcesOnly() {
        classes()
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage("dev.refract.git", "dev.refract.source", "java..", "org.eclipse.jgit..")
                .check(CLASSES);
    }

    @Test
    void publicMethodsShowNothingOfJGit() {
        methods()
                .that()
                .areDeclaredInClassesThat()
                .arePublic()
                .and()
                .arePublic()
                .should()
                .notHaveRawReturnType(OF_JGIT)
                .andShould()
                .notHaveRawParameterTypes(DescribedPredicate.anyElementThat(OF_JGIT))
                .check(CLASSES);
    }

    @Test
    void nothingWritesThroughJGitButTheMakerOfRepositories() {
        noClasses()
                .that()
                .doNotHaveSimpleName("PackedRepository")
                .should()
                .dependOnClassesThat()
                .haveNameMatching(
                        "org\\.eclipse\\.jgit\\..*(api\\.|Inserter|RefUpdate|LockFile|DirCacheBuilder|DirCacheEditor).*")
                .check(CLASSES);
    }
}
