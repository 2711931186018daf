package dev.refract.match.assign;

import static org.assertj.core.api.Assertions.assertThat;

import dev.refract.match.mapping.Steps;
import java.util.List;
import org.junit.jupiter.api.Test;

class CommonSubsequenceTest {
    private final Steps steps = new Steps(Long.MAX_VALUE);

    private List<String> common(String before, String after) {
        List<int[]> pairs = CommonSubsequence.of(
                before.length(), after.length(), (i, j) -> before.charAt(i) == after.charAt(j), steps);
        return pairs.stream().map(pair -> pair[0] + "-" + pair[1]).toList();
    }

    @Test
    void theLongestIsTakenInOrder() {
        assertThat(common("xabc", "abyc")).containsExactly("1-0", "2-1", "3-3");
        assertThat(common("abcab", "cab")).containsExactly("2-0", "3-1", "4-2");
    }

    @Test
    void nothingIsCommonToNothing() {
        assertThat(common("", "abc")).isEmpty();
        assertThat(common("abc", "xyz")).isEmpty();
    }

    @Test
    void aTableThatIsTooLargeIsNotMade() {
        assertThat(common("a".repeat(500), "a".repeat(500))).hasSize(500);
        assertThat(steps.taken()).isEqualTo(250_000);

        assertThat(common("a".repeat(500), "a".repeat(501))).isEmpty();
        assertThat(steps.taken()).isEqualTo(250_000);
    }
}
