package dev.refract.source;

import java.util.Objects;

/**
 * Something that could not be looked at: the result is true for the rest.
 *
 * @param file path of the file, or the name of the detector that failed, or empty where it is the whole revision
 * @param cause the kind of reason
 * @param detail the reason in words, with the position where there is one: {@code after, line 12: ';' expected}
 */
public record Skip(String file, SkipCause cause, String detail) {
    public Skip {
        Objects.requireNonNull(file, "file");
        Objects.requireNonNull(cause, "cause");
        Objects.requireNonNull(detail, "detail");
    }
}
