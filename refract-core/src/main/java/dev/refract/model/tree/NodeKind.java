package dev.refract.model.tree;

/** What a node is, in words that fit any language with classes. The comment shows the code where the word does not. */
public enum NodeKind {
    FILE,
    PACKAGE,
    IMPORT,
    MODULE,
    MODULE_DIRECTIVE,

    CLASS,
    INTERFACE,
    ENUM,
    ANNOTATION_TYPE,
    RECORD,
    /** {@code { … }} after {@code new Type()} or after an enum constant. */
    ANONYMOUS_CLASS,

    METHOD,
    CONSTRUCTOR,
    INITIALIZER,
    ANNOTATION_MEMBER,
    /** {@code int a, b = 1;} in a type: type and variables. */
    FIELD,
    ENUM_CONSTANT,
    RECORD_COMPONENT,
    PARAMETER,
    /** {@code b = 1} in {@code int a, b = 1;}. */
    VARIABLE,
    TYPE_PARAMETER,

    MODIFIER,
    ANNOTATION,
    /** {@code name = value} in an annotation. */
    ANNOTATION_ARGUMENT,

    TYPE_NAME,
    PRIMITIVE_TYPE,
    ARRAY_TYPE,
    DIMENSION,
    PARAMETERIZED_TYPE,
    QUALIFIED_TYPE,
    WILDCARD_TYPE,
    UNION_TYPE,
    INTERSECTION_TYPE,

    BLOCK,
    /** {@code int a = 1;} in a body, in the head of a loop or among resources. */
    LOCAL_VARIABLE,
    LOCAL_TYPE,
    EXPRESSION_STATEMENT,
    EMPTY_STATEMENT,
    IF,
    FOR,
    FOR_EACH,
    WHILE,
    DO,
    SWITCH,
    SWITCH_CASE,
    RETURN,
    THROW,
    TRY,
    CATCH,
    SYNCHRONIZED,
    LABELED,
    BREAK,
    CONTINUE,
    YIELD,
    ASSERT,
    /** {@code this(…);} */
    CONSTRUCTOR_CALL,
    /** {@code super(…);} */
    SUPER_CONSTRUCTOR_CALL,

    NAME,
    FIELD_ACCESS,
    SUPER_FIELD_ACCESS,
    CALL,
    SUPER_CALL,
    NEW,
    NEW_ARRAY,
    ARRAY_INITIALIZER,
    ARRAY_ACCESS,
    ASSIGNMENT,
    INFIX,
    PREFIX,
    POSTFIX,
    CONDITIONAL,
    CAST,
    INSTANCEOF,
    LAMBDA,
    METHOD_REFERENCE,
    PARENTHESIZED,
    THIS,
    SWITCH_EXPRESSION,
    STRING,
    TEXT_BLOCK,
    CHARACTER,
    NUMBER,
    BOOLEAN,
    NULL,
    TYPE_LITERAL,
    TYPE_PATTERN,
    RECORD_PATTERN,
    /** {@code A _, B _} in one label. */
    ANY_PATTERN,
    /** {@code A a when a.isFine()}. */
    GUARDED_PATTERN,
    /** {@code default} beside other labels: {@code case null, default}. */
    DEFAULT_LABEL,
    /** Syntax that the front end has no word for. */
    OTHER;

    /** Whether a node of this kind does something again and again. */
    public boolean isLoop() {
        return this == FOR || this == FOR_EACH || this == WHILE || this == DO;
    }

    /** Whether a node of this kind declares a type with a name. */
    public boolean isNamedType() {
        return this == CLASS || this == INTERFACE || this == ENUM || this == ANNOTATION_TYPE || this == RECORD;
    }
}
