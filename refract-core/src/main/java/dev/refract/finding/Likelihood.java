package dev.refract.finding;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * How likely a finding on a type, callable or field has left behaviour as it was: the code similarity of the two bodies,
 * after Weissgerber and Diehl, "Identifying Refactorings from Source-Code Changes", section 2.4. The most likely first.
 */
public enum Likelihood {
    /** The bodies are the same text; two declarations without bodies are equal too. */
    EQUAL,
    /**
     * The bodies are equal but for white space, comments, words of access, packages in front of names, and names that were
     * consistently exchanged for others.
     */
    CLONE,
    /** The bodies differ otherwise. */
    NOCLONE;

    /** The name in outputs. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The one with this name, in any case. */
    public static Optional<Likelihood> find(String name) {
        return Stream.of(values())
                .filter(likelihood -> likelihood.id().equalsIgnoreCase(name))
                .findFirst();
    }

    /** Whether this is as likely as the other one, or more. */
    public boolean isAtLeast(Likelihood other) {
        return compareTo(other) <= 0;
    }
}
