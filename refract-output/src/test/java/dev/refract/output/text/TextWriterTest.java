package dev.refract.output.text;

import static org.assertj.core.api.Assertions.assertThat;

import dev.refract.finding.ElementKind;
import dev.refract.finding.Findings;
import dev.refract.finding.Participant;
import dev.refract.finding.Refactoring;
import dev.refract.finding.RevisionFindings;
import dev.refract.finding.Side;
import dev.refract.output.Golden;
import dev.refract.output.OutputFormat;
import dev.refract.output.Parts;
import dev.refract.output.Samples;
import dev.refract.output.spi.OutputOptions;
import dev.refract.output.spi.Visible;
import dev.refract.source.Skip;
import dev.refract.source.SkipCause;
import java.util.List;
import org.junit.jupiter.api.Test;

class TextWriterTest {
    private static final OutputOptions OPTIONS = OutputOptions.of("1.2.3");

    @Test
    void groupsByKindAndFoldsConsequences() {
        Golden.check("full.txt", written(OPTIONS, Samples.full()));
    }

    @Test
    void unfoldsConsequencesAndLeftoverWithDetails() {
        Golden.check("full-details.txt", written(OPTIONS.withDetails(true), Samples.full()));
    }

    @Test
    void breaksLinesForANarrowTerminal() {
        Golden.check("full-narrow.txt", written(OPTIONS.withWidth(60), Samples.full()));
    }

    @Test
    void colorsOnlyAddsColors() {
        String colored = written(OPTIONS.withColor(true), Samples.full());
        Golden.check("full-color.txt", colored);
        assertThat(colored.replaceAll("\u001b\\[[0-9;]*m", "")).isEqualTo(written(OPTIONS, Samples.full()));
    }

    @Test
    void separatesRevisionsAndAddsThemUp() {
        Golden.check("history.txt", Golden.written(OutputFormat.TEXT, OPTIONS.withSeveral(true), Samples.history()));
    }

    @Test
    void saysThatNothingWasFound() {
        RevisionFindings nothing = Parts.commit("HEAD", '1', Parts.findings(List.of(), List.of(), List.of()));
        assertThat(written(OPTIONS, nothing)).endsWith("\nNo refactorings found · 84 ms\n");
        assertThat(written(OPTIONS.withChosen(true), nothing))
                .endsWith("\nNone of the refactorings that were asked for · 84 ms\n");
        assertThat(Golden.written(OutputFormat.TEXT, OPTIONS.withSeveral(true), List.of()))
                .isEqualTo("0 revisions: no refactorings found · 0 ms added up\n");
    }

    @Test
    void showsControlCharactersInsteadOfObeyingThem() {
        String text = written(OPTIONS, Samples.nasty());
        assertThat(text.chars().filter(character -> character != '\n' && Character.isISOControl(character)))
                .isEmpty();
        assertThat(Visible.of("a\u001b[31mb\u202Ec")).isEqualTo("a\uFFFD[31mb\uFFFDc");
    }

    @Test
    void listsWhatIsCausedByNothingOfTheResultOrInACircle() {
        Refactoring one = Samples.full().findings().refactorings().get(4);
        List<Refactoring> refactorings = List.of(
                Parts.causedBy("99", numbered("1", one)),
                Parts.causedBy("3", numbered("2", one)),
                Parts.causedBy("2", numbered("3", one)),
                Parts.causedBy("3", numbered("4", one)));
        Findings findings = Parts.findings(refactorings, List.of(), List.of());
        assertThat(written(OPTIONS, Parts.commit("HEAD", '1', findings)))
                .contains("Rename Package (4)")
                .contains("4 refactorings");
    }

    @Test
    void namesAFileOnceThatIsReadWithErrorsOnBothSides() {
        List<Skip> skipped = List.of(
                new Skip("A.java", SkipCause.SYNTAX_ERROR, "before, line 1: ';' expected"),
                new Skip("A.java", SkipCause.SYNTAX_ERROR, "after, line 2: ';' expected"));

        assertThat(written(OPTIONS, Parts.commit("HEAD", '1', Parts.findings(List.of(), skipped, List.of()))))
                .contains(
                        "\nRead with errors (1), so there may be more to find\n"
                                + "  A.java: read with syntax errors, before, line 1: ';' expected; after, line 2: ';' expected\n");
    }

    @Test
    void showsThePlaceOfWhatWasExtractedAndNotOfWhatIsLeft() {
        Participant before = type("original type declaration", Side.BEFORE, "Old.java");
        Participant rest = type("type declaration after extraction", Side.AFTER, "Old.java");
        Participant extracted = type("extracted type declaration", Side.AFTER, "New.java");
        Refactoring refactoring = Parts.refactoring(
                1, "Extract Class New", Parts.kind("Extract Class"), List.of(before), List.of(rest, extracted));

        assertThat(written(
                        OPTIONS, Parts.commit("HEAD", '1', Parts.findings(List.of(refactoring), List.of(), List.of()))))
                .contains("Old.java:1:1 → New.java:1:1");
    }

    private static Participant type(String role, Side side, String file) {
        return Parts.participant(
                ElementKind.TYPE_DECLARATION, role, "x", Parts.range(side, file, Parts.at(1, 1, 2, 2)));
    }

    private static Refactoring numbered(String id, Refactoring other) {
        return new Refactoring(
                id,
                other.kind(),
                other.description(),
                other.before(),
                other.after(),
                other.evidence(),
                other.explains(),
                other.causedBy());
    }

    private static String written(OutputOptions options, RevisionFindings revision) {
        return Golden.written(OutputFormat.TEXT, options, List.of(revision));
    }
}
