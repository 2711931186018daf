package dev.refract.model.tree;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class HashingTest {
    private final int[] values = new Random(1).ints(1_000).toArray();

    @Test
    void whatIsFinishedCanBeReopened() {
        assertThat(IntStream.of(values)
                        .map(Hashing::finish)
                        .map(Hashing::reopen)
                        .toArray())
                .containsExactly(values);
    }

    @Test
    void aPartOfATextHasTheHashOfTheTextThatItIs() {
        assertThat(Hashing.text("xabcx".toCharArray(), 1, 4)).isEqualTo(Hashing.text("abc"));
    }

    @Test
    void shortTextsHaveHashesOfTheirOwn() {
        long distinct = IntStream.range(0, 200_000)
                .mapToObj(i -> Integer.toString(i, Character.MAX_RADIX))
                .mapToInt(Hashing::text)
                .distinct()
                .count();

        assertThat(distinct).isGreaterThan(199_990);
    }
}
