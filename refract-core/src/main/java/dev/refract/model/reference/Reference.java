package dev.refract.model.reference;

import java.util.Objects;

/**
 * Something that code names without declaring it. Two places that name it alike are equal, so that a summary counts them.
 *
 * @param kind how it is referred to
 * @param name simple name; the name as written for types; empty for {@code this(…)} and {@code super(…)}
 * @param arity number of arguments; {@link #UNKNOWN_ARITY} where there are none to count
 * @param receiver on what it is used
 */
public record Reference(ReferenceKind kind, String name, int arity, Receiver receiver) {
    /** The arity of what has no arguments. */
    public static final int UNKNOWN_ARITY = -1;

    public Reference {
        Objects.requireNonNull(kind, "kind");
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(receiver, "receiver");
    }

    /** A reference to a type. */
    static Reference toType(ReferenceKind kind, String name) {
        return new Reference(kind, name, UNKNOWN_ARITY, Receiver.IMPLICIT);
    }
}
