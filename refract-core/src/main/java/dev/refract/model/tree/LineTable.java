package dev.refract.model.tree;

import java.util.Arrays;

/** Where the lines of a text start: turns offsets into lines and columns. A line ends with LF, CR or CRLF. */
public final class LineTable {
    private static final int NONE = Integer.MAX_VALUE;

    private final RisingInts starts;

    private LineTable(RisingInts starts) {
        this.starts = starts;
    }

    /** The line table of a text. */
    public static LineTable of(String text) {
        int[] starts = new int[16 + text.length() / 32];
        int count = 1;
        int feed = find('\n', text, 0);
        int carriage = find('\r', text, 0);
        while (Math.min(feed, carriage) != NONE) {
            int end = carriage + 1 == feed ? feed : Math.min(feed, carriage);
            starts = count == starts.length ? Arrays.copyOf(starts, count * 2) : starts;
            starts[count++] = end + 1;
            feed = feed > end ? feed : find('\n', text, end + 1);
            carriage = carriage > end ? carriage : find('\r', text, end + 1);
        }
        return new LineTable(RisingInts.of(starts, count));
    }

    private static int find(char character, String text, int from) {
        int found = text.indexOf(character, from);
        return found < 0 ? NONE : found;
    }

    /** The 1-based line of an offset. */
    public int line(int offset) {
        return starts.lastUpTo(offset) + 1;
    }

    /** The 1-based column of an offset, in UTF-16 units. */
    public int column(int offset) {
        return offset - starts.get(line(offset) - 1) + 1;
    }
}
