package dev.refract.detect.test;

import dev.refract.model.Declared;
import dev.refract.model.Entity;
import dev.refract.model.tree.Node;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The names by which test frameworks know tests and their fixtures. */
final class TestWords {
    private static final Set<String> TESTS =
            Set.of("Test", "ParameterizedTest", "RepeatedTest", "TestFactory", "TestTemplate", "Theory");
    private static final Set<String> PARAMETERIZED = Set.of("ParameterizedTest", "Theory");
    private static final Set<String> FIXTURES = Set.of(
            "Before",
            "BeforeAll",
            "BeforeClass",
            "BeforeEach",
            "BeforeMethod",
            "After",
            "AfterAll",
            "AfterClass",
            "AfterEach",
            "AfterMethod");
    private static final Set<String> FIXTURE_NAMES = Set.of("setUp", "tearDown");

    private TestWords() {}

    /** Whether a framework runs it as a test. */
    static boolean isTest(Entity callable) {
        return hasAnnotation(callable, TESTS) || callable.name().startsWith("test");
    }

    /** Whether a framework runs it once for each of several values. */
    static boolean isParameterized(Entity callable) {
        return hasAnnotation(callable, PARAMETERIZED);
    }

    /** Whether a framework calls it before or after tests. */
    static boolean isFixture(Entity callable) {
        return hasAnnotation(callable, FIXTURES) || FIXTURE_NAMES.contains(callable.name());
    }

    /** The annotation of one of these names. */
    static Optional<Node> annotation(Entity callable, Set<String> names) {
        List<Node> annotations = Declared.annotations(callable.node());
        return annotations.stream()
                .filter(annotation -> names.contains(Declared.simpleName(Declared.annotationName(annotation))))
                .findFirst();
    }

    private static boolean hasAnnotation(Entity callable, Set<String> names) {
        return annotation(callable, names).isPresent();
    }
}
