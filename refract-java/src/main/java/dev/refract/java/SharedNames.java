package dev.refract.java;

/**
 * Lets models share the strings of names: versions of a file declare the same, and files of a project import the same.
 * Only the names that were met last are known, so one whose place is taken by another is kept twice.
 */
final class SharedNames {
    /** A power of two; two hundred kilobytes with the names, so that they stay near. */
    private static final int PLACES = 1 << 12;

    /** That two threads write the same place is no harm: each reads a name that is equal to its own, or takes its own. */
    private static final String[] KNOWN = new String[PLACES];

    private SharedNames() {}

    /** A string that equals this one. */
    static String of(String name) {
        int hash = name.hashCode();
        int place = (hash ^ hash >>> Character.SIZE) & PLACES - 1;
        String known = KNOWN[place];
        if (name.equals(known)) {
            return known;
        }
        KNOWN[place] = name;
        return name;
    }
}
