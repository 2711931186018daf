package dev.refract.frontend;

import dev.refract.model.file.FileModel;
import java.util.List;
import java.util.Objects;

/**
 * What could be read of a file. Parsing does not throw: a broken file gives what can be read of it.
 *
 * @param file the model
 * @param problems what could not be read, with line and reason: {@code line 12: ';' expected}
 */
public record ParsedFile(FileModel file, List<String> problems) {
    public ParsedFile {
        Objects.requireNonNull(file, "file");
        problems = List.copyOf(problems);
    }
}
