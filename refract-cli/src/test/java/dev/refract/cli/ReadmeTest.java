package dev.refract.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.refract.finding.Catalog;
import dev.refract.finding.Status;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** What the README shows is what a reader gets. */
class ReadmeTest {
    private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();

    @Test
    void shows_the_output_of_its_example() throws IOException {
        CommandRun run = CommandRun.in(ROOT).run("diff", "examples/shop/before", "examples/shop/after");

        assertThat(run.exitCode()).isZero();
        assertThat(readme()).contains(withoutTime(run.out()).strip());
    }

    @Test
    void shows_the_mapping_of_its_example() throws IOException {
        CommandRun run = CommandRun.in(ROOT).run("match", "--folders", "examples/shop/before", "examples/shop/after");

        assertThat(run.exitCode()).isZero();
        assertThat(readme()).contains(withoutTime(run.out()).strip());
    }

    @Test
    void tells_how_many_kinds_are_detected() throws IOException {
        long detected = Catalog.kinds().stream()
                .filter(kind -> kind.status() == Status.DETECTED)
                .count();

        assertThat(readme())
                .contains("The catalog has the " + Catalog.kinds().size() + " kinds")
                .contains(detected + " of them are detected");
    }

    private static String readme() throws IOException {
        return withoutTime(Files.readString(ROOT.resolve("README.md")));
    }

    private static String withoutTime(String text) {
        return text.replaceAll(" · [0-9.]+ m?s\\b", "");
    }
}
