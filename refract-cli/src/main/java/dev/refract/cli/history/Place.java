package dev.refract.cli.history;

import java.util.Objects;

/**
 * An element in one version.
 *
 * @param element its id: {@code pkg.Type#method(Params)}
 * @param signature how it is declared
 * @param file path of its file
 * @param line its first line, 1-based, without the doc comment
 */
public record Place(String element, String signature, String file, int line) {
    public Place {
        Objects.requireNonNull(element, "element");
        Objects.requireNonNull(signature, "signature");
        Objects.requireNonNull(file, "file");
    }
}
