package dev.refract.model.tree;

import java.util.Arrays;
import java.util.stream.IntStream;

/** Non-negative numbers of which nearly all fit 16 bits: two bytes each, and eight more for each that does not fit. */
final class CompactInts {
    private static final char LARGE = Character.MAX_VALUE;
    private static final int[] NONE = {};

    private final char[] small;
    private final int[] largeIndexes;
    private final int[] largeValues;

    private CompactInts(char[] small, int[] largeIndexes, int[] largeValues) {
        this.small = small;
        this.largeIndexes = largeIndexes;
        this.largeValues = largeValues;
    }

    static CompactInts of(int[] values, int count) {
        char[] small = new char[count];
        int bits = 0;
        for (int i = 0; i < count; i++) {
            small[i] = (char) values[i];
            bits |= values[i];
        }
        return bits < LARGE ? new CompactInts(small, NONE, NONE) : withLarge(values, small);
    }

    private static CompactInts withLarge(int[] values, char[] small) {
        int[] indexes =
                IntStream.range(0, small.length).filter(i -> values[i] >= LARGE).toArray();
        for (int index : indexes) {
            small[index] = LARGE;
        }
        return new CompactInts(
                small, indexes, IntStream.of(indexes).map(i -> values[i]).toArray());
    }

    int get(int index) {
        char value = small[index];
        return value == LARGE ? largeValues[Arrays.binarySearch(largeIndexes, index)] : value;
    }
}
