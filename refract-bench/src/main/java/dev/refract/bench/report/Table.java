package dev.refract.bench.report;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Rows of cells in columns as wide as they need: the first column at the left, numbers at the right. */
final class Table {
    private static final String GAP = "  ";
    private final List<List<String>> rows = new ArrayList<>();

    /** Adds a row; every cell is shown as text. */
    Table row(Object... cells) {
        rows.add(Arrays.stream(cells).map(String::valueOf).toList());
        return this;
    }

    /** The table, with a line end after each row. */
    String text() {
        int[] widths = widths();
        StringBuilder text = new StringBuilder();
        for (List<String> row : rows) {
            StringBuilder line = new StringBuilder();
            for (int i = 0; i < row.size(); i++) {
                String padding = " ".repeat(widths[i] - row.get(i).length());
                line.append(i == 0 ? row.get(i) + padding : GAP + padding + row.get(i));
            }
            text.append(line.toString().stripTrailing()).append('\n');
        }
        return text.toString();
    }

    private int[] widths() {
        int[] widths = new int[rows.stream().mapToInt(List::size).max().orElse(0)];
        for (List<String> row : rows) {
            for (int i = 0; i < row.size(); i++) {
                widths[i] = Math.max(widths[i], row.get(i).length());
            }
        }
        return widths;
    }
}
