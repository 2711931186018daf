package dev.refract.finding;

/** One of the two versions. */
public enum Side {
    BEFORE,
    AFTER;

    /** The name in outputs. */
    public String id() {
        return this == BEFORE ? "before" : "after";
    }
}
