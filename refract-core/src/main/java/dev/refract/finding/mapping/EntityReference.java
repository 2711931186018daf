package dev.refract.finding.mapping;

import java.util.Objects;

/**
 * An entity of one version, and where it stands.
 *
 * @param kind what declares it
 * @param container qualified name of the type itself, or of the type that has it as a member
 * @param name simple name; what an initializer is, {@code static block}
 * @param label the name as people tell it from its neighbours: {@code size(List)}
 * @param file path of the file
 * @param startLine first line without the doc comment, 1-based
 * @param endLine last line, 1-based, inclusive
 */
public record EntityReference(
        DeclarationKind kind, String container, String name, String label, String file, int startLine, int endLine) {
    public EntityReference {
        Objects.requireNonNull(kind, "kind");
        Objects.requireNonNull(container, "container");
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(label, "label");
        Objects.requireNonNull(file, "file");
        if (startLine < 1 || endLine < startLine) {
            throw new IllegalArgumentException("bad lines " + startLine + ".." + endLine + " in " + file);
        }
    }
}
