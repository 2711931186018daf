package dev.refract.cli.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class NearestTest {
    private static final List<String> WORDS = List.of("rename-class", "rename-method", "move-class");

    @Test
    void findsSlipsOfTheFingers() {
        assertThat(Nearest.to("renam-class", WORDS)).contains("rename-class");
        assertThat(Nearest.to("rename-metohd", WORDS)).contains("rename-method");
        assertThat(Nearest.question("mvoe-class", WORDS)).isEqualTo("; did you mean 'move-class'?");
    }

    @Test
    void leavesOtherWordsAlone() {
        assertThat(Nearest.to("inline", WORDS)).isEmpty();
        assertThat(Nearest.to("", WORDS)).isEmpty();
        assertThat(Nearest.question("inline", WORDS)).isEmpty();
    }
}
