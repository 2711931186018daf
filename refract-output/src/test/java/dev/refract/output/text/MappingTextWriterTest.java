package dev.refract.output.text;

import static org.assertj.core.api.Assertions.assertThat;

import dev.refract.finding.Outcome;
import dev.refract.finding.RevisionMapping;
import dev.refract.finding.mapping.EntityMapping;
import dev.refract.output.Golden;
import dev.refract.output.MappingFormat;
import dev.refract.output.MappingSamples;
import dev.refract.output.spi.OutputOptions;
import java.util.List;
import org.junit.jupiter.api.Test;

class MappingTextWriterTest {
    private static final OutputOptions OPTIONS = OutputOptions.of("1.2.3");

    @Test
    void showsTypeByTypeWhatDiffers() {
        Golden.check("mapping.txt", written(OPTIONS, MappingSamples.full()));
    }

    @Test
    void listsAllWithDetails() {
        Golden.check("mapping-details.txt", written(OPTIONS.withDetails(true), MappingSamples.full()));
    }

    @Test
    void breaksLinesForANarrowTerminal() {
        Golden.check("mapping-narrow.txt", written(OPTIONS.withWidth(60), MappingSamples.full()));
    }

    @Test
    void colorsOnlyAddsColors() {
        String colored = written(OPTIONS.withColor(true), MappingSamples.full());
        assertThat(colored).contains("\u001b[32m", "\u001b[31m");
        assertThat(colored.replaceAll("\u001b\\[[0-9;]*m", "")).isEqualTo(written(OPTIONS, MappingSamples.full()));
    }

    @Test
    void separatesRevisionsAndAddsThemUp() {
        String text = MappingSamples.written(MappingFormat.TEXT, OPTIONS.withSeveral(true), MappingSamples.history());
        assertThat(text)
                .contains("\n\n\ncommit 5555")
                .contains("\n0 pairs · 84 ms\n")
                .contains("Failed: nothing could be analysed")
                .endsWith("\n\n3 revisions: 9 pairs: 6 different (3 renamed, 3 moved, 4 changed; 2 in several ways),"
                        + " 3 unchanged · 6 removed · 4 added"
                        + " · 1 partly analysed · 1 failed · 252 ms added up\n");
    }

    @Test
    void showsControlCharactersInsteadOfObeyingThem() {
        String text = written(OPTIONS, MappingSamples.nasty());
        assertThat(text.chars().filter(character -> character != '\n' && Character.isISOControl(character)))
                .isEmpty();
    }

    @Test
    void saysNothingOfTypesInWhichNothingDiffers() {
        EntityMapping all = MappingSamples.full().mapping();
        EntityMapping same = new EntityMapping(
                List.of(),
                all.pairs().stream()
                        .filter(pair -> pair.differences().isEmpty())
                        .toList(),
                List.of(),
                List.of());
        RevisionMapping unchanged = MappingSamples.commit('1', Outcome.COMPLETE, List.of(), same);
        assertThat(written(OPTIONS.withWallTime(false), unchanged)).endsWith("2222\n\n3 pairs: 3 unchanged\n");
    }

    private static String written(OutputOptions options, RevisionMapping revision) {
        return MappingSamples.written(MappingFormat.TEXT, options, List.of(revision));
    }
}
