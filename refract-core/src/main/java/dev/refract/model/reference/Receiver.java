package dev.refract.model.reference;

import java.util.Objects;

/** On what a member is used, as far as syntax tells. */
public sealed interface Receiver {
    /** Nothing is written: the enclosing types, or a static import. */
    Receiver IMPLICIT = new Self("");
    /** {@code super}. */
    Receiver PARENT = new Parent();
    /** An expression whose type its syntax does not tell. */
    Receiver UNKNOWN = new Unknown();

    /**
     * The object itself.
     *
     * @param qualifier name of the enclosing type in {@code Type.this}; {@code this} for the innermost; empty where
     *     nothing is written
     */
    record Self(String qualifier) implements Receiver {
        public Self {
            Objects.requireNonNull(qualifier, "qualifier");
        }
    }

    /** The object itself, as its superclass sees it. */
    record Parent() implements Receiver {}

    /**
     * A value of a type that is written: a variable, a creation, a cast.
     *
     * @param name name of the type, as written, without type arguments
     */
    record Typed(String name) implements Receiver {
        public Typed {
            Objects.requireNonNull(name, "name");
        }
    }

    /**
     * The value of a field, the result of a method, or a type or package that looks like a field.
     *
     * @param reference what is referred to
     */
    record Member(Reference reference) implements Receiver {
        public Member {
            Objects.requireNonNull(reference, "reference");
        }
    }

    /** Any other expression. */
    record Unknown() implements Receiver {}
}
