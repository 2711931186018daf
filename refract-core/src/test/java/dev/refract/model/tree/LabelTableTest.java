package dev.refract.model.tree;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class LabelTableTest {
    @Test
    void givesEachLabelOneNumber() {
        LabelTable table = new LabelTable();
        int[] first =
                IntStream.range(0, 5_000).map(i -> table.number("label" + i)).toArray();
        int[] again =
                IntStream.range(0, 5_000).map(i -> table.number("label" + i)).toArray();

        assertThat(again).containsExactly(first);
        LabelTexts texts = table.texts();
        assertThat(texts.get(0)).isEmpty();
        assertThat(texts.get(first[0])).isEqualTo("label0");
        assertThat(texts.get(first[4_999])).isEqualTo("label4999").isSameAs(texts.get(first[4_999]));
        assertThat(table.number("")).isZero();
    }

    @Test
    void tellsLabelsOfTheSameHashCodeApart() {
        LabelTable table = new LabelTable();

        assertThat("Aa".hashCode()).isEqualTo("BB".hashCode());
        assertThat(table.number("Aa")).isNotEqualTo(table.number("BB"));
        assertThat(table.hash(table.number("Aa"))).isNotEqualTo(table.hash(table.number("BB")));
    }

    @Test
    void tellsShortLabelsApartByAllTheirCharacters() {
        LabelTable table = new LabelTable();
        List<String> labels = List.of("a", "\0a", "\0\0a", "aa", "\u0161", "\u0141a", "count", "counts", "counter");
        List<Integer> first = labels.stream().map(table::number).toList();

        assertThat(first).doesNotHaveDuplicates();
        assertThat(labels.stream().map(table::number)).containsExactlyElementsOf(first);
        assertThat(first.stream().map(table.texts()::get)).containsExactlyElementsOf(labels);
    }

    @Test
    void forgetsAllLabels() {
        LabelTable table = new LabelTable();
        table.number("old");
        table.clear();

        assertThat(table.number("newer name of more letters")).isEqualTo(1);
        assertThat(table.number("old")).isEqualTo(2);
    }
}
