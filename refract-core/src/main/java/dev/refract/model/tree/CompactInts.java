package dev.refract.model.tree;

import java.util.Arrays;

/** Non-negative numbers of which nearly all fit 16 bits: two bytes each, and eight more for each that does not fit. */
final class CompactInts {
    private static final char LARGE = Character.MAX_VALUE;
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
        int large = 0;
        for (int i = 0; i < count; i++) {
            large += values[i] >= LARGE ? 1 : 0;
        }
        int[] indexes = new int[large];
        int[] larges = new int[large];
        int next = 0;
        for (int i = 0; i < count; i++) {
            small[i] = (char) Math.min(values[i], LARGE);
            if (values[i] >= LARGE) {
                indexes[next] = i;
                larges[next++] = values[i];
            }
        }
        return new CompactInts(small, indexes, larges);
    }

    int get(int index) {
        char value = small[index];
        return value == LARGE ? largeValues[Arrays.binarySearch(largeIndexes, index)] : value;
    }
}
