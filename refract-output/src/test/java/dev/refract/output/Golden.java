package dev.refract.output;

import static org.assertj.core.api.Assertions.assertThat;

import dev.refract.finding.RevisionFindings;
import dev.refract.output.spi.OutputOptions;
import dev.refract.output.spi.RevisionWriter;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Expected outputs, one file each in {@code src/test/resources/golden}. After a change that is meant, {@code mvn test
 * -Dgolden=write} writes them anew; the difference is then reviewed like code.
 */
public final class Golden {
    private static final Path FOLDER = Path.of("src", "test", "resources", "golden");

    private Golden() {}

    /** Fails unless the text is that of the file. */
    public static void check(String file, String actual) {
        Path path = FOLDER.resolve(file);
        try {
            if ("write".equals(System.getProperty("golden"))) {
                Files.writeString(path, actual, StandardCharsets.UTF_8);
            }
            assertThat(actual).isEqualTo(Files.readString(path, StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** What a format writes for these revisions. */
    public static String written(OutputFormat format, OutputOptions options, List<RevisionFindings> revisions) {
        StringWriter out = new StringWriter();
        try (RevisionWriter<RevisionFindings> writer = format.open(out, options)) {
            revisions.forEach(writer::write);
        }
        return out.toString();
    }
}
