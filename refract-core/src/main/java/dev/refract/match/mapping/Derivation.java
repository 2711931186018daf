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
        SPREAD,
        /** A new type stands above one that was there before and took members, or their signatures, from it. */
        SUPERTYPE,
        /** A new type stands below one that was there before and took members from it. */
        SUBTYPE,
        /** A new type took members from one that stays and is in no line with it. */
        EXTRACTED,
        /** A type is gone, and its members went up into its supertype. */
        COLLAPSED,
        /**
         * Several types, or methods, are gone, and their members, or statements, came together in a new one: the before is
         * one of them.
         */
        MERGED,
        /**
         * A type, or method, is gone, and its members, or statements, were shared out among several new ones: the after is
         * one of them.
         */
        SPLIT,
        /** A method stays under its name and only calls a new one that has its code: the before is what it was. */
        SUCCESSOR;

        /** Whether the two of the pair are one thing as much as those of any pair; else one came out of the other. */
        public boolean isCounterpart() {
            return this == UNITED || this == SPREAD;
        }
    }

    public Derivation {
        Objects.requireNonNull(kind, "kind");
        Objects.requireNonNull(pair, "pair");
    }
}
