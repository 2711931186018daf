package dev.refract.model.tree;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LineTableTest {
    @ParameterizedTest
    @CsvSource({
        "'',           '1:1'",
        "'ab',         '1:1 1:2 1:3'",
        "'a|b',        '1:1 1:2 2:1 2:2'",
        "'a^b',        '1:1 1:2 2:1 2:2'",
        "'a^|b',       '1:1 1:2 1:3 2:1 2:2'",
        "'|^|^',       '1:1 2:1 2:2 3:1 4:1'",
        "'a^^|b|',     '1:1 1:2 2:1 2:2 3:1 3:2 4:1'"
    })
    void linesEndWithLineFeedOrCarriageReturnOrBoth(String drawn, String places) {
        String text = drawn.replace('|', '\n').replace('^', '\r');
        LineTable lines = LineTable.of(text);
        StringBuilder found = new StringBuilder();
        for (int offset = 0; offset <= text.length(); offset++) {
            found.append(lines.line(offset))
                    .append(':')
                    .append(lines.column(offset))
                    .append(' ');
        }

        assertThat(found.toString().strip()).isEqualTo(places);
    }

    @Test
    void anyNumberOfLinesFits() {
        LineTable lines = LineTable.of("\n".repeat(10_000));
        LineTable withReturns = LineTable.of("\r\n".repeat(10_000));

        assertThat(lines.line(10_000)).isEqualTo(10_001);
        assertThat(withReturns.line(20_000)).isEqualTo(10_001);
    }
}
