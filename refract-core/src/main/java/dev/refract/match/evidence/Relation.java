package dev.refract.match.evidence;

/** What the owner of a member before the change is to its owner after it. */
public enum Relation {
    /** The same type. */
    SAME,
    /** A supertype or a subtype. */
    RELATIVE,
    /** Any other type. */
    STRANGER
}
