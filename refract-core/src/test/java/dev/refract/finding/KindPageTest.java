package dev.refract.finding;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.Map;
import org.junit.jupiter.api.Test;

class KindPageTest {
    private static final String PAGE = """
            ---
            id: rename-planet
            name: Rename Planet
            family: type
            template: Rename Planet ${before} to ${after}
            values: before = type, after = list of type
            status: planned
            ---

            A planet gets another name.
            """;

    @Test
    void readsTheHeader() {
        Kind kind = KindPage.kind("rename-planet", PAGE);

        assertThat(kind.id()).isEqualTo("rename-planet");
        assertThat(kind.placeholders())
                .containsExactly(Map.entry("before", "type"), Map.entry("after", "list of type"));
        assertThat(kind.inverse()).isEmpty();
        assertThat(kind.composition()).isEmpty();
        assertThat(kind.status()).isEqualTo(Status.PLANNED);
    }

    @Test
    void readsPagesWithAnyLineEnd() {
        String page = PAGE.replace("\n", "\r\n");

        assertThat(KindPage.kind("rename-planet", page).name()).isEqualTo("Rename Planet");
        assertThat(KindPage.body("rename-planet", page)).isEqualTo("A planet gets another name.\n");
    }

    @Test
    void aPageWithoutAHeaderIsAnError() {
        assertError("A planet gets another name.", ":1: a page starts with a line ---");
    }

    @Test
    void aHeaderWithoutAnEndIsAnError() {
        assertError("---\nid: rename-planet", ":2: the header has no closing line ---");
    }

    @Test
    void aLineThatIsNoPairIsAnError() {
        assertError(PAGE.replace("family: type", "family"), ":4: 'family' is not of the form 'key: value'");
    }

    @Test
    void anUnknownKeyIsAnError() {
        assertError(PAGE.replace("family:", "famly:"), ":4: unknown key 'famly'");
    }

    @Test
    void aMissingKeyIsAnError() {
        assertError(PAGE.replace("family: type\n", ""), ":7: the header has no key 'family'");
    }

    @Test
    void aSecondKeyIsAnError() {
        assertError(PAGE.replace("status: planned", "id: other"), ":7: key 'id' is here a second time");
    }

    @Test
    void anIdThatIsNotTheFileIsAnError() {
        assertError(PAGE.replace("id: rename-", "id: move-"), ":2: the id must be the name of the file");
    }

    @Test
    void anUnknownStatusIsAnError() {
        assertError(PAGE.replace("planned", "dreamt"), ":7: no status 'dreamt'");
    }

    @Test
    void valuesThatAreNotTheTemplatesAreAnError() {
        assertError(
                PAGE.replace("before = type, ", ""),
                ":6: the values [after] are not the template's placeholders [before, after]");
    }

    @Test
    void aValueWithoutAFormIsAnError() {
        assertError(PAGE.replace("before = type", "before"), ":6: 'before' is not of the form 'placeholder = form'");
    }

    @Test
    void aPlaceholderWithoutAnEndIsAnError() {
        assertError(PAGE.replace("${after}", "${after"), ":5: the template has a placeholder without an end");
    }

    private static void assertError(String page, String message) {
        assertThatIllegalStateException()
                .isThrownBy(() -> KindPage.kind("rename-planet", page))
                .withMessage("catalog/rename-planet.md" + message);
    }
}
