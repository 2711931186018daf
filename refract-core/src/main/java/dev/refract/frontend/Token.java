package dev.refract.frontend;

import java.util.Objects;

/**
 * The smallest piece of a text that means something, comments included. White space is what is between tokens.
 *
 * @param kind what it is
 * @param start offset of its first character
 * @param end offset after its last character
 */
public record Token(Kind kind, int start, int end) {
    public Token {
        Objects.requireNonNull(kind, "kind");
        if (start < 0 || end <= start) {
            throw new IllegalArgumentException("bad token " + start + ".." + end);
        }
    }

    /** Kinds of tokens, as far as a diff has to know them. */
    public enum Kind {
        /** A keyword or an identifier. */
        WORD,
        NUMBER,
        /** A text or a character in quotes. */
        QUOTED,
        /** A bracket, an operator, any other sign. */
        SYMBOL,
        COMMENT
    }
}
