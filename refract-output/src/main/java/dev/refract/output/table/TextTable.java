package dev.refract.output.table;

import dev.refract.output.spi.Target;
import dev.refract.output.spi.Visible;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Writes rows in columns as wide as the first rows need; numbers stand at the right. A cell that is longer moves the rest
 * of its line.
 */
final class TextTable implements TableWriter {
    /** Rows that are looked at before the first is written. */
    private static final int LOOKED_AT = 1_000;

    /** Wider columns would make lines that nobody can read. */
    private static final int MAX_WIDTH = 80;

    private static final String GAP = "  ";

    private final Target target;
    private final List<List<Object>> first = new ArrayList<>();
    private List<String> names = List.of();
    private int[] widths;
    private boolean[] numeric;

    TextTable(Writer out) {
        this.target = new Target(out);
    }

    @Override
    public void columns(List<String> columns) {
        names = List.copyOf(columns);
    }

    @Override
    public void row(List<Object> values) {
        if (widths != null) {
            write(values);
            return;
        }
        first.add(values);
        if (first.size() == LOOKED_AT) {
            begin();
        }
    }

    private void begin() {
        widths = new int[names.size()];
        numeric = new boolean[names.size()];
        for (int column = 0; column < widths.length; column++) {
            int at = column;
            numeric[column] = first.stream().map(row -> row.get(at)).allMatch(TextTable::isNumber)
                    && first.stream().anyMatch(row -> row.get(at) != null);
            widths[column] = first.stream()
                    .mapToInt(row -> cell(row.get(at)).length())
                    .reduce(names.get(column).length(), Math::max);
            widths[column] = Math.min(widths[column], MAX_WIDTH);
        }
        write(List.copyOf(names));
        write(new ArrayList<>(java.util.stream.IntStream.of(widths)
                .mapToObj(width -> "-".repeat(width))
                .toList()));
        first.forEach(this::write);
        first.clear();
    }

    private static boolean isNumber(Object value) {
        return value == null || value instanceof Number;
    }

    private void write(List<?> values) {
        StringBuilder line = new StringBuilder();
        for (int column = 0; column < widths.length; column++) {
            String cell = cell(values.get(column));
            String room = " ".repeat(Math.max(0, widths[column] - cell.length()));
            line.append(column == 0 ? "" : GAP).append(numeric[column] ? room + cell : cell + room);
        }
        target.write(line.toString().stripTrailing() + "\n");
    }

    private static String cell(Object value) {
        if (value == null) {
            return "";
        }
        boolean nested = value instanceof List || value instanceof Map;
        return Visible.of(nested ? JsonTable.text(value) : value.toString());
    }

    @Override
    public void close() {
        if (widths == null && !names.isEmpty()) {
            begin();
        }
        target.flush();
    }
}
