package dev.refract.model.file;

/** What an entity is. */
public enum EntityKind {
    CLASS(Group.TYPE),
    INTERFACE(Group.TYPE),
    ENUM(Group.TYPE),
    ANNOTATION_TYPE(Group.TYPE),
    RECORD(Group.TYPE),
    METHOD(Group.CALLABLE),
    CONSTRUCTOR(Group.CALLABLE),
    ANNOTATION_MEMBER(Group.CALLABLE),
    INITIALIZER(Group.INITIALIZER),
    FIELD(Group.FIELD),
    ENUM_CONSTANT(Group.FIELD),
    RECORD_COMPONENT(Group.FIELD);

    private final Group group;

    EntityKind(Group group) {
        this.group = group;
    }

    /** The kinds that an entity of this kind may turn into. */
    public Group group() {
        return group;
    }

    /** Kinds among which an entity can change. */
    public enum Group {
        TYPE,
        CALLABLE,
        INITIALIZER,
        FIELD
    }
}
