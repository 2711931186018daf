package dev.refract.store.record;

/** Results cannot be saved. The message is one line for the user: what is wrong, and what is kept. */
public final class StoreException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public StoreException(String message, Throwable cause) {
        super(message, cause);
    }
}
