package dev.refract.finding;

/** Whether Refract reports a kind. */
public enum Status {
    /** Reported. */
    DETECTED,
    /** Known by name and described, not reported yet. */
    PLANNED;

    /** The name in the catalog and in outputs. */
    public String id() {
        return this == DETECTED ? "detected" : "planned";
    }
}
