package dev.refract.cases;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.refract.engine.Options;
import dev.refract.engine.Refract;
import dev.refract.finding.Findings;
import dev.refract.finding.Refactoring;
import dev.refract.java.JavaFrontend;
import dev.refract.source.Admission;
import dev.refract.source.Folders;
import dev.refract.source.Limits;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Small cases from the reports of users of several tools, a folder each; lines on kinds that are planned wait. */
class CasesTest {
    private static final Path FOLDER = Path.of("src", "test", "resources", "dev", "refract", "cases");
    private static final Admission ADMISSION = new Admission(new JavaFrontend()::reads, Limits.DEFAULT);
    /**
     * Lines that are broken as yet, by case: a loop over an index became a pipeline in the method that was extracted; and a
     * line names the variable for which a creation stands, which no finding says.
     */
    private static final Map<String, List<String>> WAITING = Map.of(
            "C30-loop-turned-into-a-pipeline-and-extracted-in",
            List.of("mv.Movies#printList(List) from mv.Movies#run(List)", "in mv.Movies#printList(List)"),
            "C31-indexed-loop-to-enhanced-for-explicit-type-arguments",
            List.of("out in fx.Sum#doubled(int[])"));

    private static final Refract REFRACT = new Refract(new JavaFrontend(), Options.DEFAULT);

    @TestFactory
    Stream<DynamicContainer> keepsWhatItsLinesDemand() throws IOException {
        return cases().stream().map(folder -> {
            Findings findings = analyse(folder);
            return DynamicContainer.dynamicContainer(
                    folder.getFileName().toString(),
                    lines(folder).stream()
                            .filter(CaseLine::isDetected)
                            .filter(line -> !waits(folder, line))
                            .map(line -> DynamicTest.dynamicTest(line.toString(), () -> check(line, findings))));
        });
    }

    /** A line that is kept by now has to leave the list of those that wait. */
    @TestFactory
    Stream<DynamicTest> breaksStillTheLinesThatWait() throws IOException {
        return cases().stream()
                .flatMap(folder -> lines(folder).stream()
                        .filter(line -> waits(folder, line))
                        .map(line -> DynamicTest.dynamicTest(
                                folder.getFileName() + " " + line,
                                () -> assertThatThrownBy(() -> check(line, analyse(folder)))
                                        .isInstanceOf(AssertionError.class))));
    }

    private static Findings analyse(Path folder) {
        return REFRACT.detect(Folders.compare(folder.resolve("before"), folder.resolve("after"), ADMISSION));
    }

    private static boolean waits(Path folder, CaseLine line) {
        return WAITING.getOrDefault(folder.getFileName().toString(), List.of()).contains(line.pattern());
    }

    private static void check(CaseLine line, Findings findings) {
        assertThat(findings.skipped()).isEmpty();
        List<Refactoring> matching = line.matching(findings.refactorings());
        if (line.demand() == CaseLine.Demand.ONCE) {
            assertThat(matching)
                    .as("among %s", findings.refactorings())
                    .extracting(Refactoring::description)
                    .hasSize(1);
        } else {
            assertThat(matching).extracting(Refactoring::description).isEmpty();
        }
    }

    @Test
    void namesOnlyKindsOfTheCatalog() throws IOException {
        for (Path folder : cases()) {
            assertThat(lines(folder))
                    .filteredOn(line -> line.demand() != CaseLine.Demand.NONE)
                    .allSatisfy(CaseLine::kind);
        }
    }

    private static List<Path> cases() throws IOException {
        try (Stream<Path> folders = Files.list(FOLDER)) {
            return folders.filter(Files::isDirectory).sorted().toList();
        }
    }

    private static List<CaseLine> lines(Path folder) {
        try {
            return CaseLine.parse(Files.readAllLines(folder.resolve("expected.txt")));
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }
}
