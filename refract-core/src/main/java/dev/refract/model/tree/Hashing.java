package dev.refract.model.tree;

/** Mixing of hashes: cheap, and good enough that equal means equal. */
final class Hashing {
    private static final int PRIME = 0x9E3779B1;

    private Hashing() {}

    static int mix(int hash, int value) {
        int mixed = (hash ^ finish(value)) * PRIME;
        return Integer.rotateLeft(mixed, 13) * 5 + 0x52DCE729;
    }

    /** The final step of MurmurHash3, so that close values end far apart. */
    static int finish(int value) {
        int h = value;
        h ^= h >>> 16;
        h *= 0x85EBCA6B;
        h ^= h >>> 13;
        h *= 0xC2B2AE35;
        return h ^ h >>> 16;
    }

    /** Hash of a text; {@link String#hashCode()} would not do, since texts that share it are easy to find. */
    static int text(CharSequence text) {
        int h = text.length() * PRIME;
        for (int i = 0; i < text.length(); i++) {
            h = (h ^ text.charAt(i)) * 0xCC9E2D51;
            h = Integer.rotateLeft(h, 15) + (h >>> 11);
        }
        return finish(h);
    }
}
