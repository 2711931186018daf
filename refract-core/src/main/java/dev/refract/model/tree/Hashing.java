package dev.refract.model.tree;

/** Mixing of hashes: cheap, and good enough that equal means equal. Values are finished before they are mixed in. */
final class Hashing {
    private static final int PRIME = 0x9E3779B1;
    private static final int FIRST = 0x85EBCA6B;
    private static final int SECOND = 0xC2B2AE35;
    /** What undoes the multiplication by {@link #FIRST}, modulo 2 to the 32. */
    private static final int FIRST_INVERSE = 0xA5CB9243;

    private static final int SECOND_INVERSE = 0x7ED1B41D;

    private Hashing() {}

    /** Adds a value to a hash that is not finished. */
    static int mix(int hash, int value) {
        return (Integer.rotateLeft(hash, 5) ^ value) * PRIME;
    }

    /** The final step of MurmurHash3, so that close values end far apart. */
    static int finish(int value) {
        int h = value;
        h ^= h >>> 16;
        h *= FIRST;
        h ^= h >>> 13;
        h *= SECOND;
        return h ^ h >>> 16;
    }

    /** The value that was finished, so that more can be mixed in. */
    static int reopen(int finished) {
        int h = finished;
        h ^= h >>> 16;
        h *= SECOND_INVERSE;
        h ^= h >>> 13 ^ h >>> 26;
        h *= FIRST_INVERSE;
        return h ^ h >>> 16;
    }

    /** Hash of a text; {@link String#hashCode()} would not do, since texts that share it are easy to find. */
    static int text(CharSequence text) {
        int h = text.length();
        for (int i = 0; i < text.length(); i++) {
            h = step(h, text.charAt(i));
        }
        return finish(h);
    }

    /** The same as {@link #text(CharSequence)} for a part of an array. */
    static int text(char[] text, int start, int end) {
        int h = end - start;
        for (int i = start; i < end; i++) {
            h = step(h, text[i]);
        }
        return finish(h);
    }

    /** The shift brings the high bits, which the multiplication fills, back to where the next character goes. */
    private static int step(int hash, char character) {
        int h = (hash ^ character) * PRIME;
        return h ^ h >>> 15;
    }
}
