package dev.refract.model;

import dev.refract.model.file.FileModel;
import java.util.Objects;

/**
 * A parsed file at its place in a version.
 *
 * @param path path of the file
 * @param sourceRoot path of the folder under which its package's folders stand; the file's own folder where the package
 *     does not fit the path
 * @param file what is in it
 */
public record SourceUnit(String path, String sourceRoot, FileModel file) {
    public SourceUnit {
        Objects.requireNonNull(path, "path");
        Objects.requireNonNull(sourceRoot, "sourceRoot");
        Objects.requireNonNull(file, "file");
    }

    /** A file at a path, its source root read off the two. */
    public static SourceUnit of(String path, FileModel file) {
        int slash = path.lastIndexOf('/');
        String folder = slash < 0 ? "" : path.substring(0, slash);
        String packageFolder = file.packageName().replace('.', '/');
        String root = folder;
        if (packageFolder.isEmpty()) {
            root = folder;
        } else if (folder.equals(packageFolder)) {
            root = "";
        } else if (folder.endsWith('/' + packageFolder)) {
            root = folder.substring(0, folder.length() - packageFolder.length() - 1);
        }
        return new SourceUnit(path, root, file);
    }

    /** Path of the folder that holds the file. */
    public String folder() {
        int slash = path.lastIndexOf('/');
        return slash < 0 ? "" : path.substring(0, slash);
    }

    /** Name of the file without its ending. */
    public String baseName() {
        String name = path.substring(path.lastIndexOf('/') + 1);
        int dot = name.indexOf('.');
        return dot < 0 ? name : name.substring(0, dot);
    }

    /** Units are equal only if they are the same object: a version has one for each path. */
    @Override
    public boolean equals(Object other) {
        return this == other;
    }

    @Override
    public int hashCode() {
        return path.hashCode();
    }
}
