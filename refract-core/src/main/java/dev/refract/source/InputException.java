package dev.refract.source;

/**
 * An input that cannot be used. The message is one line for the person who gave the input: what is wrong with it, and
 * what to do.
 */
public final class InputException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public InputException(String message) {
        super(message);
    }

    public InputException(String message, Throwable cause) {
        super(message, cause);
    }
}
