package dev.refract.output.text;

import dev.refract.finding.Likelihood;
import dev.refract.finding.Refactoring;
import dev.refract.output.spi.OutputOptions;
import dev.refract.output.spi.Visible;
import dev.refract.output.text.Consequences.Cause;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** A section a kind, with a sentence and a place for each refactoring, and what follows from it. */
final class RefactoringSections {
    private static final int SENTENCE = 2;
    private static final int PLACE = 6;

    /** What is not on one type, callable or field has no likelihood, and comes last. */
    private static final Comparator<Cause> MOST_LIKELY_FIRST = Comparator.comparingInt(cause ->
            cause.refactoring().evidence().likelihood().map(Likelihood::ordinal).orElse(Likelihood.values().length));

    private final Page page;
    private final Palette palette;
    private final boolean details;

    RefactoringSections(Page page, OutputOptions options) {
        this.page = page;
        this.palette = Palette.of(options.color());
        this.details = options.details();
    }

    void write(Map<String, List<Cause>> kinds) {
        kinds.forEach((kind, causes) -> {
            page.blank();
            page.line(0, palette.kind(Visible.of(kind)) + " (" + causes.size() + ")");
            causes.stream().sorted(MOST_LIKELY_FIRST).forEach(this::write);
        });
    }

    private void write(Cause cause) {
        page.wrapped(SENTENCE, withoutKind(cause.refactoring()), text -> text);
        PlaceLinks.write(page, PLACE, cause.refactoring(), palette);
        writeConsequences(cause.consequences());
    }

    /** The sentence without the name of its kind, which the section has above. */
    private static String withoutKind(Refactoring refactoring) {
        String sentence = Visible.of(refactoring.description());
        String name = refactoring.kind().name() + " ";
        return sentence.startsWith(name) ? sentence.substring(name.length()) : sentence;
    }

    private void writeConsequences(List<Refactoring> consequences) {
        if (consequences.isEmpty()) {
            return;
        }
        String count = "and " + Count.of(consequences.size(), "consequence");
        if (!details) {
            page.wrapped(PLACE, count + ": " + kinds(consequences), palette::quiet);
            return;
        }
        page.line(PLACE, palette.quiet(count + ":"));
        for (Refactoring consequence : consequences) {
            page.wrapped(PLACE + 2, Visible.of(consequence.description()), text -> text);
            PlaceLinks.write(page, PLACE + 6, consequence, palette);
        }
    }

    private static String kinds(List<Refactoring> consequences) {
        Map<String, Integer> counts = new LinkedHashMap<>();
        consequences.forEach(consequence -> counts.merge(consequence.kind().name(), 1, Integer::sum));
        return counts.entrySet().stream()
                .map(kind -> kind.getValue() + " × " + Visible.of(kind.getKey()))
                .collect(Collectors.joining(", "));
    }
}
