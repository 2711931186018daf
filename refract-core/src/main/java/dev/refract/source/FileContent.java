package dev.refract.source;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;

/** The bytes of a file on disk. */
public final class FileContent implements Content {
    private final Path file;

    public FileContent(Path file) {
        this.file = Objects.requireNonNull(file, "file");
    }

    @Override
    public long size() throws IOException {
        return Files.size(file);
    }

    @Override
    public byte[] bytes() throws IOException {
        return Files.readAllBytes(file);
    }
}
