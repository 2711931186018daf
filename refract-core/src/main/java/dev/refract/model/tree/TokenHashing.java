package dev.refract.model.tree;

/**
 * What a front end tells the builder of the tokens that have no node of their own: brackets, commas, keywords. They
 * count for the exact hash; white space and comments do not.
 */
@FunctionalInterface
public interface TokenHashing {
    /** For trees without a text. */
    TokenHashing NONE = (hash, start, end) -> hash;

    /** Mixes the tokens between two offsets into a hash; answers the hash itself where there are none. */
    int mix(int hash, int start, int end);
}
