package dev.refract.finding.body;

import java.util.Objects;

/**
 * A piece of code, as a person reads it.
 *
 * @param line line of its first character, 1-based
 * @param code the code on one line; of what holds statements, what stands in front of them
 */
public record CodePlace(int line, String code) {
    public CodePlace {
        Objects.requireNonNull(code, "code");
    }
}
