package dev.refract.cases;

import static org.assertj.core.api.Assertions.assertThat;

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
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Small cases from the reports of users of several tools, a folder each. */
class CasesTest {
    private static final Path FOLDER = Path.of("src", "test", "resources", "dev", "refract", "cases");
    private static final Admission ADMISSION = new Admission(new JavaFrontend()::reads, Limits.DEFAULT);
    private static final Refract REFRACT = new Refract(new JavaFrontend(), Options.DEFAULT);

    @TestFactory
    Stream<DynamicContainer> keepsWhatItsLinesDemand() throws IOException {
        return cases().stream().map(folder -> {
            Findings findings = analyse(folder);
            return DynamicContainer.dynamicContainer(
                    folder.getFileName().toString(),
                    lines(folder).stream()
                            .filter(CaseLine::isDetected)
                            .map(line -> DynamicTest.dynamicTest(line.toString(), () -> check(line, findings))));
        });
    }

    private static Findings analyse(Path folder) {
        return REFRACT.detect(Folders.compare(folder.resolve("before"), folder.resolve("after"), ADMISSION));
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
