package dev.refract.architecture;

import static com.tngtech.archunit.base.DescribedPredicate.alwaysTrue;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.implement;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.methods;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noFields;
import static com.tngtech.archunit.library.GeneralCodingRules.ACCESS_STANDARD_STREAMS;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchRule;
import dev.refract.detect.spi.Detector;
import java.util.List;

/** The rules that the packages of the core keep. */
final class Rules {
    private static final DescribedPredicate<JavaClass> ARRAY = DescribedPredicate.describe(
            "an array of numbers",
            type -> type.isArray() && type.getBaseComponentType().isPrimitive());
    private static final String CATCH_ALL_NAMES = ".*(Utils?|Helpers?|Manager|Impl)|.*\\.Abstract\\w+";

    private Rules() {}

    static List<Rule> all() {
        return List.of(
                Rule.of("packages know each other in one direction", Rules::directions, "direction")
                        .brokenBy("Node", "Pairing", "Report", "Skipping", "Parsing"),
                Rule.of("packages are free of cycles", Rules::noCycles, "cycle").brokenBy("Hen", "Egg"),
                Rule.of("parts do not know what puts them together", Rules::noParents, "parent")
                        .brokenBy("Part"),
                Rule.of("families of detectors do not know each other", Rules::families, "family")
                        .brokenBy("Renames"),
                Rule.of("the arrays of a tree are no one else's", Rules::hiddenArrays, "array")
                        .brokenBy("Tree.kinds"),
                Rule.of("the arrays of a tree are handed to no one", Rules::keptArrays, "array")
                        .brokenBy("Tree.sizes()"),
                Rule.of("records copy the collections that they are given", Rules::copies, "record")
                        .brokenBy("Sharing"),
                Rule.of("detectors have no state", Rules::pureDetectors, "detector")
                        .brokenBy("Counting.count"),
                Rule.of("libraries do not write to the terminal", Rules::silence, "terminal")
                        .brokenBy("Chatting", "Tracing"),
                Rule.of("no result depends on the clock", Rules::noClock, "clock")
                        .brokenBy("Timing", "Dating"),
                Rule.of("the core needs nothing but Java", Rules::javaOnly, "thirdparty")
                        .brokenBy("Borrowing"),
                Rule.of("names say what things are", Rules::names, "name").brokenBy("TreeUtils"));
    }

    private static ArchRule directions(String root) {
        return classes().that().resideInAPackage(root + "..").should(new Directions(root));
    }

    private static ArchRule noCycles(String root) {
        return slices().matching(root + ".(**)").should().beFreeOfCycles();
    }

    private static ArchRule noParents(String root) {
        return classes().that().resideInAPackage(root + "..").should(new ParentImports());
    }

    private static ArchRule families(String root) {
        return slices().matching(root + ".detect.(*)..")
                .should()
                .notDependOnEachOther()
                .ignoreDependency(alwaysTrue(), resideInAPackage(root + ".detect.spi.."));
    }

    private static ArchRule hiddenArrays(String root) {
        return noFields()
                .that()
                .haveRawType(ARRAY)
                .and()
                .areDeclaredInClassesThat()
                .resideInAPackage(root + ".model.tree..")
                .should()
                .bePublic()
                .orShould()
                .beProtected();
    }

    private static ArchRule keptArrays(String root) {
        return methods()
                .that()
                .areDeclaredInClassesThat()
                .resideInAPackage(root + ".model.tree..")
                .and()
                .arePublic()
                .should()
                .notHaveRawReturnType(ARRAY);
    }

    private static ArchRule copies(String root) {
        return classes()
                .that()
                .resideInAPackage(root + "..")
                .and()
                .areRecords()
                .and()
                .arePublic()
                .should(new CopiedComponents());
    }

    private static ArchRule pureDetectors(String root) {
        return fields().that()
                .areDeclaredInClassesThat(resideInAPackage(root + "..").and(implement(Detector.class)))
                .should()
                .beStatic()
                .andShould()
                .beFinal();
    }

    private static ArchRule silence(String root) {
        return noClasses().that().resideInAPackage(root + "..").should(ACCESS_STANDARD_STREAMS);
    }

    private static ArchRule noClock(String root) {
        return noClasses()
                .that()
                .resideInAPackage(root + "..")
                .should()
                .callMethod(System.class, "nanoTime")
                .orShould()
                .callMethod(System.class, "currentTimeMillis")
                .orShould()
                .dependOnClassesThat()
                .resideInAPackage("java.time..");
    }

    private static ArchRule javaOnly(String root) {
        return classes()
                .that()
                .resideInAPackage(root + "..")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(root + "..", "java..");
    }

    private static ArchRule names(String root) {
        return noClasses().that().resideInAPackage(root + "..").should().haveNameMatching(CATCH_ALL_NAMES);
    }
}
