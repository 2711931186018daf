package dev.refract.bench;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** The oracles beside the repository: {@code ../shared/oracle}, or where {@code REFRACT_SHARED} says. */
public final class SharedOracle {
    private SharedOracle() {}

    /** A file of the oracles; a test without it is skipped. */
    public static Path file(String name) {
        Path shared = Optional.ofNullable(System.getenv("REFRACT_SHARED"))
                .map(Path::of)
                .orElse(Path.of("..", "..", "shared"));
        Path file = shared.resolve("oracle").resolve(name);
        assumeTrue(Files.exists(file), "no oracle " + file + "; set REFRACT_SHARED to the folder that holds oracle/");
        return file;
    }
}
