package dev.refract.output.json;

/** What was read is no findings document that this version understands; the message says where and why. */
public final class MalformedFindingsException extends RuntimeException {
    private static final long serialVersionUID = 1;

    MalformedFindingsException(String message) {
        super(message);
    }

    MalformedFindingsException(String message, Throwable cause) {
        super(message, cause);
    }
}
