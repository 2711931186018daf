package dev.refract.model.tree;

import java.util.Arrays;

/** Where the lines of a text start: turns offsets into lines and columns. A line ends with LF, CR or CRLF. */
public final class LineTable {
    private final RisingInts starts;

    private LineTable(RisingInts starts) {
        this.starts = starts;
    }

    /** The line table of a text. */
    public static LineTable of(String text) {
        return of(text.toCharArray());
    }

    /** The same for a text in an array, which is not kept. */
    public static LineTable of(char[] text) {
        int[] starts = new int[16 + text.length / 32];
        int count = 1;
        for (int i = 0; i < text.length; i++) {
            if (text[i] <= '\r' && endsLine(text, i)) {
                starts = count == starts.length ? Arrays.copyOf(starts, count * 2) : starts;
                starts[count++] = i + 1;
            }
        }
        return new LineTable(RisingInts.of(starts, count));
    }

    private static boolean endsLine(char[] text, int index) {
        char c = text[index];
        return c == '\n' || c == '\r' && (index + 1 == text.length || text[index + 1] != '\n');
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
