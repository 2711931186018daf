package dev.refract.finding.mapping;

/** In what the two entities of a pair differ. */
public enum Difference {
    /** In the name. A constructor's is its type's, and does not count. */
    RENAMED,
    /** In the place: of a member the type, of a type the package, the type around it, or the folder. */
    MOVED,
    /** In the code of the declaration; of a type in what stands in front of its members. */
    CHANGED,
    /** Of a type: in its members. */
    MEMBERS
}
