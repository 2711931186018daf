package dev.refract.source;

/**
 * How much of an input is read. What a limit leaves out is skipped with a note.
 *
 * @param maxFileBytes largest file that is read, in bytes
 * @param maxFiles most paths that one comparison reads
 * @param includeGenerated whether files that say that a tool wrote them are read too
 */
public record Limits(long maxFileBytes, int maxFiles, boolean includeGenerated) {
    /**
     * 1 MiB a file: the largest hand-written file of the oracles has 0.55 MB, what is larger there is generated. 50,000
     * paths: twice the Java files of the largest code bases that are one repository, and within a few gigabytes.
     */
    public static final Limits DEFAULT = new Limits(1 << 20, 50_000, false);

    public Limits {
        if (maxFileBytes < 1) {
            throw new IllegalArgumentException("maxFileBytes must be at least 1, not " + maxFileBytes);
        }
        if (maxFiles < 1) {
            throw new IllegalArgumentException("maxFiles must be at least 1, not " + maxFiles);
        }
    }
}
