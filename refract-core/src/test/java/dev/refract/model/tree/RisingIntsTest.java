package dev.refract.model.tree;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class RisingIntsTest {
    @Test
    void givesBackWhatRises() {
        int[] values = IntStream.range(0, 2_000).map(i -> i * 1_000).toArray();

        assertThat(read(RisingInts.of(values, values.length))).containsExactly(values);
    }

    @Test
    void givesBackWhatDoesNot() {
        int[] values = {70_000, 0, 65_535, 65_536, 65_535, Integer.MAX_VALUE, 1};

        assertThat(read(RisingInts.of(values, values.length))).containsExactly(values);
    }

    @Test
    void readsNoMoreThanTheCount() {
        assertThat(read(RisingInts.of(new int[] {5, 70_000, 80_000}, 2))).containsExactly(5, 70_000);
    }

    @Test
    void findsTheLastThatIsNotGreater() {
        RisingInts numbers = RisingInts.of(new int[] {0, 10, 10, 70_000}, 4);

        assertThat(IntStream.of(-1, 0, 9, 10, 11, 69_999, 70_000, 100_000).map(numbers::lastUpTo))
                .containsExactly(-1, 0, 0, 2, 2, 2, 3, 3);
    }

    private static int[] read(RisingInts numbers) {
        return IntStream.range(0, numbers.size()).map(numbers::get).toArray();
    }
}
