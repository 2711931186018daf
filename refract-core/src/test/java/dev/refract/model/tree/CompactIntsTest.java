package dev.refract.model.tree;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class CompactIntsTest {
    @Test
    void givesBackWhatFitsAndWhatDoesNot() {
        int[] values = {0, 1, 65_534, 65_535, 65_536, Integer.MAX_VALUE, 7, 1_000_000};

        assertThat(read(CompactInts.of(values, values.length), values.length)).containsExactly(values);
    }

    @Test
    void readsNoMoreThanTheCount() {
        CompactInts compact = CompactInts.of(new int[] {70_000, 5, 80_000}, 2);

        assertThat(read(compact, 2)).containsExactly(70_000, 5);
    }

    private static int[] read(CompactInts compact, int count) {
        return IntStream.range(0, count).map(compact::get).toArray();
    }
}
