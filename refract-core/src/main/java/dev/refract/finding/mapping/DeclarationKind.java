package dev.refract.finding.mapping;

/** What declares an entity, in the words of the field's data sets; constructors are methods to them. */
public enum DeclarationKind {
    CLASS("Class"),
    INTERFACE("Interface"),
    ENUM("Enum"),
    ANNOTATION_TYPE("Annotation Type"),
    RECORD("Record"),
    METHOD("Method"),
    ANNOTATION_MEMBER("Annotation Member"),
    INITIALIZER("Initializer"),
    FIELD("Field"),
    ENUM_CONSTANT("Enum Constant"),
    RECORD_COMPONENT("Record Component");

    private final String id;

    DeclarationKind(String id) {
        this.id = id;
    }

    /** The name in outputs. */
    public String id() {
        return id;
    }

    /** Whether it declares a type, which contains others. */
    public boolean isType() {
        return compareTo(RECORD) <= 0;
    }
}
