package dev.refract.source;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Objects;

/** The bytes of a file on disk. */
public final class FileContent implements Content {
    private final Path file;

    public FileContent(Path file) {
        this.file = Objects.requireNonNull(file, "file");
    }

    @Override
    public long size() throws IOException {
        return attributes().size();
    }

    @Override
    public byte[] bytes() throws IOException {
        attributes();
        return Files.readAllBytes(file);
    }

    /** What the file is and how large; who reads a pipe would wait until somebody writes, so it is refused. */
    private BasicFileAttributes attributes() throws IOException {
        BasicFileAttributes attributes = Files.readAttributes(file, BasicFileAttributes.class);
        if (attributes.isOther()) {
            throw new IOException("a pipe, a socket or a device is not read");
        }
        return attributes;
    }
}
