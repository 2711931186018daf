package dev.refract.model.tree;

import java.util.Arrays;

/** Numbers the distinct labels of a tree from zero, which is the empty label, and keeps them in one array of characters. */
final class LabelTable {
    private static final int EMPTY_SLOT = -1;
    /** A power of two; four kilobytes. */
    private static final int RECENT = 1 << 10;

    /** The longest label that is compared at once: what fits a number of 64 bits beside its length. */
    private static final int SHORT = Long.BYTES - 1;

    private static final int NONE = 0;
    private static final long SPREAD = 0x9E3779B97F4A7C15L;

    private static final int EMPTY_HASH = Hashing.text("");

    private char[] characters = new char[1024];
    private int[] ends = new int[128];
    private int[] hashes = new int[128];
    private int count = 1;
    /** Numbers of labels by their hash, with linear probing; at least half empty. The size is a power of two. */
    private int[] slots = newSlots(256);
    /** Numbers of the labels that were met last, by a few of their characters: most labels come again soon. */
    private final int[] recent = new int[RECENT];

    /** The same of short labels: their length and characters, a byte each, and their numbers. */
    private final long[] recentShort = new long[RECENT];

    private final int[] recentShortNumbers = new int[RECENT];

    LabelTable() {
        hashes[0] = EMPTY_HASH;
    }

    int number(String label) {
        return label.isEmpty() ? 0 : number(label.toCharArray(), 0, label.length());
    }

    /** The number of the label that is a part of a text. */
    int number(char[] text, int start, int end) {
        long key = end - start <= SHORT ? key(text, start, end) : NONE;
        if (key != NONE) {
            return shortNumber(key, text, start, end);
        }
        if (start == end) {
            return 0;
        }
        int place = place(text, start, end);
        int last = recent[place];
        if (last != 0 && isLabel(last, text, start, end)) {
            return last;
        }
        int number = find(text, start, end);
        recent[place] = number;
        return number;
    }

    /** Length and characters of a short label, a byte each; zero where they do not fit bytes, or are none. */
    private static long key(char[] text, int start, int end) {
        long key = end - start;
        int bits = 0;
        for (int i = start; i < end; i++) {
            key = key << Byte.SIZE | text[i];
            bits |= text[i];
        }
        return bits >>> Byte.SIZE == 0 ? key : NONE;
    }

    private int shortNumber(long key, char[] text, int start, int end) {
        int place = (int) (key * SPREAD >>> Long.SIZE - Integer.numberOfTrailingZeros(RECENT));
        if (recentShort[place] != key) {
            recentShortNumbers[place] = find(text, start, end);
            recentShort[place] = key;
        }
        return recentShortNumbers[place];
    }

    private static int place(char[] text, int start, int end) {
        int few = (text[start] * 31 + text[start + end >>> 1]) * 31 + text[end - 1];
        return Hashing.mix(few, end - start) >>> Integer.SIZE - Integer.numberOfTrailingZeros(RECENT);
    }

    private int find(char[] text, int start, int end) {
        int hash = Hashing.text(text, start, end);
        int mask = slots.length - 1;
        int slot = hash & mask;
        while (slots[slot] != EMPTY_SLOT) {
            int number = slots[slot];
            if (hashes[number] == hash && isLabel(number, text, start, end)) {
                return number;
            }
            slot = slot + 1 & mask;
        }
        slots[slot] = count;
        return add(hash, text, start, end);
    }

    /** Number of labels. */
    int count() {
        return count;
    }

    /** Forgets all labels but the empty one. */
    void clear() {
        count = 1;
        Arrays.fill(slots, EMPTY_SLOT);
        Arrays.fill(recent, 0);
        Arrays.fill(recentShort, NONE);
    }

    /** Hash of the label with this number. */
    int hash(int number) {
        return hashes[number];
    }

    /** The labels by their numbers. */
    LabelTexts texts() {
        return new LabelTexts(new String(characters, 0, ends[count - 1]), RisingInts.of(ends, count));
    }

    private boolean isLabel(int number, char[] text, int start, int end) {
        int from = ends[number - 1];
        int length = end - start;
        if (ends[number] - from != length) {
            return false;
        }
        // Labels are short, so this is faster than what the library does for long ranges.
        for (int i = 0; i < length; i++) {
            if (characters[from + i] != text[start + i]) {
                return false;
            }
        }
        return true;
    }

    private int add(int hash, char[] text, int start, int end) {
        int number = count++;
        if (number == ends.length) {
            ends = Arrays.copyOf(ends, number * 2);
            hashes = Arrays.copyOf(hashes, number * 2);
        }
        int from = ends[number - 1];
        ends[number] = from + end - start;
        hashes[number] = hash;
        if (ends[number] > characters.length) {
            characters = Arrays.copyOf(characters, Math.max(ends[number], characters.length * 2));
        }
        System.arraycopy(text, start, characters, from, end - start);
        if (count * 2 > slots.length) {
            grow();
        }
        return number;
    }

    private void grow() {
        int[] grown = newSlots(slots.length * 2);
        int mask = grown.length - 1;
        for (int number = 1; number < count; number++) {
            int slot = hashes[number] & mask;
            while (grown[slot] != EMPTY_SLOT) {
                slot = slot + 1 & mask;
            }
            grown[slot] = number;
        }
        slots = grown;
    }

    private static int[] newSlots(int size) {
        int[] slots = new int[size];
        Arrays.fill(slots, EMPTY_SLOT);
        return slots;
    }
}
