package dev.refract.match.evidence;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class WordsTest {
    @Test
    void wordsEndAtCapitalsAndUnderscores() {
        assertThat(Words.of("HttpURLParser")).containsExactly("http", "url", "parser");
        assertThat(Words.of("MAX_RETRY_COUNT")).containsExactly("max", "retry", "count");
    }

    @Test
    void theOrderOfWordsDoesNotMatter() {
        assertThat(Words.similarity("parseAll", "allParse")).isEqualTo(1);
    }

    @Test
    void oneCommonWordOfTwoAndThree() {
        assertThat(Words.similarity("getPrice", "totalPriceNow")).isEqualTo(0.4);
    }

    @Test
    void lettersFindWordsThatAreWrittenInAnotherWay() {
        assertThat(Words.likeness("teardown", "tearDown")).isGreaterThanOrEqualTo(0.5);
        assertThat(Words.similarity("teardown", "tearDown")).isZero();
    }

    @Test
    void namesThatHaveNothingInCommon() {
        assertThat(Words.likeness("open", "size")).isZero();
        assertThat(Words.likeness("x", "y")).isZero();
    }
}
