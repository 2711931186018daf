package dev.refract.bench.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class DistributionTest {
    @Test
    void aPercentileIsTheDurationOfARealCase() {
        Distribution durations = Distribution.of(new long[] {40, 10, 30, 20});
        assertThat(durations.median()).isEqualTo(20);
        assertThat(durations.p99()).isEqualTo(40);
        assertThat(durations.largest()).isEqualTo(40);
        assertThat(durations.total()).isEqualTo(100);
    }

    @Test
    void aPercentileIsTheSmallestThatThisShareDoesNotExceed() {
        Distribution durations = Distribution.of(LongStream.rangeClosed(1, 200).toArray());
        assertThat(durations.median()).isEqualTo(100);
        assertThat(durations.p99()).isEqualTo(198);
        assertThat(durations.percentile(0.001)).isEqualTo(1);
        assertThat(durations.percentile(1)).isEqualTo(200);
    }

    @Test
    void oneCaseIsItsOwnMedian() {
        Distribution durations = Distribution.of(new long[] {7});
        assertThat(durations.median()).isEqualTo(7);
        assertThat(durations.p99()).isEqualTo(7);
    }

    @Test
    void nothingHasNoPercentile() {
        assertThatIllegalArgumentException().isThrownBy(() -> Distribution.of(new long[0]));
    }
}
