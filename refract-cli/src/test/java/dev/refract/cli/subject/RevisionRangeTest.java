package dev.refract.cli.subject;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.refract.source.InputException;
import org.junit.jupiter.api.Test;

class RevisionRangeTest {
    @Test
    void missingSideIsHead() {
        assertThat(RevisionRange.parse("a..b")).contains(new RevisionRange("a", "b"));
        assertThat(RevisionRange.parse("a..")).contains(new RevisionRange("a", "HEAD"));
        assertThat(RevisionRange.parse("..b")).contains(new RevisionRange("HEAD", "b"));
        assertThat(RevisionRange.parse("v1.0~2")).isEmpty();
    }

    @Test
    void otherDotsAreRefused() {
        assertThatThrownBy(() -> RevisionRange.parse("a...b")).isInstanceOf(InputException.class);
        assertThatThrownBy(() -> RevisionRange.parse("..")).isInstanceOf(InputException.class);
    }
}
