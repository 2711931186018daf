package dev.refract.bench.measure;

import static org.assertj.core.api.Assertions.assertThat;

import dev.refract.match.body.option.ChanceThresholds;
import dev.refract.match.entity.EntityThresholds;
import org.junit.jupiter.api.Test;

class ScaledNumbersTest {
    @Test
    void namesReachIntoRecords() {
        assertThat(ScaledNumbers.names(EntityThresholds.DEFAULT))
                .contains("types.moved", "members.weights.content", "members.owned.fields");
    }

    @Test
    void oneNumberIsScaled() {
        EntityThresholds scaled = ScaledNumbers.scaled(EntityThresholds.DEFAULT, "members.weights.body", 2);
        assertThat(scaled.members().weights().body())
                .isEqualTo(EntityThresholds.DEFAULT.members().weights().body() * 2);
        assertThat(scaled.members().weights().content())
                .isEqualTo(EntityThresholds.DEFAULT.members().weights().content());
        assertThat(scaled.types()).isEqualTo(EntityThresholds.DEFAULT.types());
    }

    @Test
    void wholeNumbersAreRounded() {
        ChanceThresholds chance = new ChanceThresholds(4, 4, 8, 6, 0.25, 0.5);
        assertThat(ScaledNumbers.names(chance)).contains("kept", "substantial");
        assertThat(ScaledNumbers.scaled(chance, "kept", 1.2).kept()).isEqualTo(10);
    }
}
