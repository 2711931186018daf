package dev.refract.output.text;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/** Lines of three columns: what happened, to what, and remarks. What is too long for its column has lines of its own. */
final class Rows {
    private static final String GAP = "  ";

    private record Row(String verb, String subject, String remark, UnaryOperator<String> paint) {}

    private final List<Row> rows = new ArrayList<>();
    private final Page page;
    private final Palette palette;

    Rows(Page page, Palette palette) {
        this.page = page;
        this.palette = palette;
    }

    void add(String verb, String subject, String remark, UnaryOperator<String> paint) {
        rows.add(new Row(verb, subject, remark, paint));
    }

    void write(int indentation) {
        int verbs = rows.stream().mapToInt(row -> row.verb().length()).max().orElse(0);
        int subjects = rows.stream()
                .filter(row -> fits(indentation, verbs, row))
                .mapToInt(row -> Page.length(row.subject()))
                .max()
                .orElse(0);
        for (Row row : rows) {
            String verb = row.verb() + " ".repeat(verbs - row.verb().length()) + GAP;
            int room = subjects - Page.length(row.subject());
            boolean aligned = room >= 0 && page.fits(indentation, verb + " ".repeat(subjects) + GAP + row.remark());
            if (aligned) {
                String subject = row.subject() + " ".repeat(room) + GAP;
                page.line(indentation, row.paint().apply(verb) + subject + palette.quiet(row.remark()));
            } else {
                page.hanging(indentation, verb, row.paint(), row.subject());
                page.line(indentation + verb.length() + 2, palette.quiet(row.remark()));
            }
        }
    }

    private boolean fits(int indentation, int verbs, Row row) {
        return page.fits(indentation + verbs, GAP + row.subject() + GAP + row.remark());
    }
}
