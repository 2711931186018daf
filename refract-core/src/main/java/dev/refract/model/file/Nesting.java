package dev.refract.model.file;

/** Where a declaration stands. */
public enum Nesting {
    /** Directly in the file. */
    TOP_LEVEL,
    /** In a type. */
    MEMBER,
    /** In a body, with a name. */
    LOCAL,
    /** In an expression, without a name. */
    ANONYMOUS
}
