package dev.refract.match.mapping;

import java.util.Objects;

/**
 * An entity that came from, or went into, another that has a partner already: what one-to-one pairs cannot say.
 *
 * @param kind how it came about
 * @param pair the two entities; one of them, or both, have other partners in the mapping
 */
public record Derivation(Kind kind, EntityPair pair) {
    /** How entities come to have more than one counterpart. */
    public enum Kind {
        /** Equal members of several subtypes became one of their supertype: the before is another of them. */
        UNITED,
        /** A member went to several subtypes: the after is another of them. */
        SPREAD
    }

    public Derivation {
        Objects.requireNonNull(kind, "kind");
        Objects.requireNonNull(pair, "pair");
    }
}
