package dev.refract.model;

import dev.refract.model.tree.Node;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** The names by which test frameworks know tests and their fixtures. */
public final class TestWords {
    private static final Set<String> TESTS =
            Set.of("Test", "ParameterizedTest", "RepeatedTest", "TestFactory", "TestTemplate", "Theory");
    private static final Set<String> PARAMETERIZED = Set.of("ParameterizedTest", "Theory");
    /** When a framework calls what is annotated with {@code Before}, or {@code After}, and one of these. */
    private static final List<String> TIMES = List.of("", "All", "Class", "Each", "Groups", "Method", "Suite", "Test");

    private static final Set<String> BEFORE = annotations("Before");
    private static final Set<String> AFTER = annotations("After");
    private static final String SET_UP = "setUp";
    private static final String TEAR_DOWN = "tearDown";

    private TestWords() {}

    /** Whether a framework runs it as a test. */
    public static boolean isTest(Entity callable) {
        return hasAnnotation(callable, TESTS) || callable.name().startsWith("test");
    }

    /** Whether a framework runs it once for each of several values. */
    public static boolean isParameterized(Entity callable) {
        return hasAnnotation(callable, PARAMETERIZED);
    }

    /** Whether a framework calls it before or after tests. */
    public static boolean isFixture(Entity callable) {
        return runsBefore(callable)
                || hasAnnotation(callable, AFTER)
                || callable.name().equals(TEAR_DOWN);
    }

    /** Whether a framework calls it before tests. */
    public static boolean runsBefore(Entity callable) {
        return hasAnnotation(callable, BEFORE) || callable.name().equals(SET_UP);
    }

    /** The annotation of one of these names. */
    public static Optional<Node> annotation(Entity callable, Set<String> names) {
        List<Node> annotations = Declared.annotations(callable.node());
        return annotations.stream()
                .filter(annotation -> names.contains(Declared.simpleName(Declared.annotationName(annotation))))
                .findFirst();
    }

    private static Set<String> annotations(String word) {
        return TIMES.stream().map(word::concat).collect(Collectors.toUnmodifiableSet());
    }

    private static boolean hasAnnotation(Entity callable, Set<String> names) {
        return annotation(callable, names).isPresent();
    }
}
