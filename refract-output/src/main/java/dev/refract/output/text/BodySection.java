package dev.refract.output.text;

import dev.refract.finding.body.CodeExchange;
import dev.refract.finding.body.CodePlace;
import dev.refract.finding.body.MatchedBody;
import dev.refract.finding.mapping.EntityReference;
import dev.refract.output.spi.Visible;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/** What became of the statements of one body. Statements that are as they were are counted, or listed with details. */
final class BodySection {
    private static final int INDENTATION = 2;

    private final Page page;
    private final Palette palette;
    private final boolean details;

    BodySection(Page page, Palette palette, boolean details) {
        this.page = page;
        this.palette = palette;
        this.details = details;
    }

    void write(MatchedBody body) {
        page.blank();
        page.line(0, palette.kind(heading(body)));
        page.line(INDENTATION, palette.place(Visible.of(place(body.before()) + " → " + place(body.after()))));
        long same = body.statements().stream().filter(this::isHidden).count();
        body.statements().stream().filter(link -> !isHidden(link)).forEach(this::link);
        if (same > 0) {
            page.line(INDENTATION, palette.quiet("and " + Count.of(same, "equal statement")));
        }
        body.forms().forEach(this::link);
        body.variables().stream()
                .filter(pair -> details || !code(pair.before()).equals(code(pair.after())))
                .forEach(this::link);
        alone("removed", body.removed(), palette::removed);
        alone("added", body.added(), palette::added);
    }

    private static String heading(MatchedBody body) {
        String before = name(body.before());
        String after = name(body.after());
        return switch (body.relation()) {
            case SAME -> Visible.of(before.equals(after) ? after : before + " → " + after);
            case EXTRACTED -> Visible.of("Extracted from " + before + " to " + after);
            case INLINED -> Visible.of("Inlined from " + before + " to " + after);
        };
    }

    private static String name(EntityReference entity) {
        return entity.container() + '#' + entity.label();
    }

    private static String place(EntityReference entity) {
        return entity.file() + ':' + entity.startLine();
    }

    private boolean isHidden(CodeExchange link) {
        return !details && link.replacements().isEmpty() && code(link.before()).equals(code(link.after()));
    }

    private void link(CodeExchange link) {
        String lines = lines(link.before()) + " → " + lines(link.after());
        page.line(INDENTATION, palette.heading(lines) + "  " + palette.quiet(link.rule()));
        side("- ", link.before(), palette::removed);
        side("+ ", link.after(), palette::added);
        for (CodeExchange replacement : link.replacements()) {
            String text = code(replacement.before()) + " → " + code(replacement.after());
            page.wrapped(3 * INDENTATION, Visible.of(text.strip()), UnaryOperator.identity());
        }
    }

    private void side(String lead, List<CodePlace> places, UnaryOperator<String> paint) {
        for (CodePlace place : places) {
            page.wrapped(2 * INDENTATION, lead + Visible.of(place.code()), paint);
        }
    }

    private void alone(String word, List<CodePlace> places, UnaryOperator<String> paint) {
        for (CodePlace place : places) {
            page.wrapped(INDENTATION, word + ' ' + place.line() + "  " + Visible.of(place.code()), paint);
        }
    }

    private static String lines(List<CodePlace> places) {
        return places.stream().map(place -> Integer.toString(place.line())).collect(Collectors.joining(", "));
    }

    private static String code(List<CodePlace> places) {
        return places.stream().map(CodePlace::code).collect(Collectors.joining(", "));
    }
}
