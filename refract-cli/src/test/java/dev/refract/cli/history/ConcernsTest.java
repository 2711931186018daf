package dev.refract.cli.history;

import static org.assertj.core.api.Assertions.assertThat;

import dev.refract.finding.Catalog;
import org.junit.jupiter.api.Test;

class ConcernsTest {
    @Test
    void theKindsThatAreNamedAreInTheCatalog() {
        assertThat(Concerns.AROUND).allMatch(id -> Catalog.find(id).isPresent());
    }
}
