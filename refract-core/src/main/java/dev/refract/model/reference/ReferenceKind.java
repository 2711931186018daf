package dev.refract.model.reference;

/** How code refers to something. */
public enum ReferenceKind {
    /** A type where types stand. */
    TYPE,
    /** A type that is extended or implemented. */
    SUPERTYPE,
    /** The type of an annotation. */
    ANNOTATION,
    /** {@code name} in {@code @Type(name = value)}. */
    ANNOTATION_MEMBER,
    /** {@code new Type(…)}. */
    CREATION,
    /** {@code this(…)} and {@code super(…)}; the receiver says which. */
    CONSTRUCTOR_CALL,
    METHOD,
    /** {@code x::name}: the number of arguments is not known. */
    METHOD_REFERENCE,
    /** A name that is no local declaration: a field, or the type or package in front of one. */
    FIELD
}
