package dev.refract.model.tree;

import java.util.Arrays;

/**
 * Non-negative numbers of which hardly one is less than the one before: offsets into a text. Two bytes each, and eight
 * for each place at which the upper half changes, of which a text has one every 65,536 characters.
 */
final class RisingInts {
    private static final int HALF = 16;
    private static final int[] NONE = {};

    private final char[] lower;
    /** The indexes at which the upper half is another than before, and what it is from there on; it starts as zero. */
    private final int[] changes;

    private final int[] uppers;

    private RisingInts(char[] lower, int[] changes, int[] uppers) {
        this.lower = lower;
        this.changes = changes;
        this.uppers = uppers;
    }

    static RisingInts of(int[] values, int count) {
        char[] lower = new char[count];
        int bits = 0;
        for (int i = 0; i < count; i++) {
            lower[i] = (char) values[i];
            bits |= values[i];
        }
        return bits >>> HALF == 0 ? new RisingInts(lower, NONE, NONE) : withUppers(values, lower);
    }

    private static RisingInts withUppers(int[] values, char[] lower) {
        int[] changes = new int[4];
        int[] uppers = new int[4];
        int found = 0;
        int upper = 0;
        for (int i = 0; i < lower.length; i++) {
            if (values[i] >>> HALF != upper) {
                upper = values[i] >>> HALF;
                changes = found == changes.length ? Arrays.copyOf(changes, found * 2) : changes;
                uppers = found == uppers.length ? Arrays.copyOf(uppers, found * 2) : uppers;
                changes[found] = i;
                uppers[found++] = upper;
            }
        }
        return new RisingInts(lower, Arrays.copyOf(changes, found), Arrays.copyOf(uppers, found));
    }

    int get(int index) {
        return changes.length == 0 ? lower[index] : upper(index) << HALF | lower[index];
    }

    private int upper(int index) {
        int found = Arrays.binarySearch(changes, index);
        int last = found >= 0 ? found : -found - 2;
        return last < 0 ? 0 : uppers[last];
    }

    int size() {
        return lower.length;
    }

    /** Index of the last number that is not greater than this one, in numbers of which none is less than the one before. */
    int lastUpTo(int value) {
        int low = 0;
        int high = lower.length;
        while (low < high) {
            int middle = low + high >>> 1;
            if (get(middle) <= value) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low - 1;
    }
}
