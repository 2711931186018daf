package dev.refract.finding;

import java.util.Comparator;
import java.util.Objects;

/**
 * A range of characters of a file. Lines and columns are 1-based, offsets 0-based, the end is exclusive.
 *
 * @param file path of the file
 * @param side the version that the file is of
 * @param start first position of the range
 * @param end position after the range
 */
public record SourceRange(String file, Side side, Position start, Position end) implements Comparable<SourceRange> {
    private static final Comparator<SourceRange> ORDER = Comparator.comparing(SourceRange::side)
            .thenComparing(SourceRange::file)
            .thenComparing(range -> range.start().offset())
            .thenComparing(range -> range.end().offset());

    public SourceRange {
        Objects.requireNonNull(file, "file");
        Objects.requireNonNull(side, "side");
        if (end.offset() < start.offset()) {
            throw new IllegalArgumentException("bad range " + start + ".." + end + " in " + file);
        }
    }

    @Override
    public int compareTo(SourceRange other) {
        return ORDER.compare(this, other);
    }

    /**
     * A place in a file.
     *
     * @param line 1-based
     * @param column 1-based, in UTF-16 units
     * @param offset 0-based, in UTF-16 units
     */
    public record Position(int line, int column, int offset) {}
}
