package dev.refract.output.table;

import dev.refract.output.spi.Target;
import java.io.Writer;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Writes rows as CSV, with the names of the columns in the first line. Lists and maps are JSON in their cell. */
final class CsvTable implements TableWriter {
    private final Target target;

    CsvTable(Writer out) {
        this.target = new Target(out);
    }

    @Override
    public void columns(List<String> names) {
        target.write(names.stream().map(CsvTable::quoted).collect(Collectors.joining(",", "", "\n")));
    }

    @Override
    public void row(List<Object> values) {
        target.write(values.stream().map(CsvTable::cell).collect(Collectors.joining(",", "", "\n")));
    }

    private static String cell(Object value) {
        if (value == null) {
            return "";
        }
        boolean nested = value instanceof List || value instanceof Map;
        return quoted(nested ? JsonTable.text(value) : value.toString());
    }

    private static String quoted(String text) {
        boolean plain = text.chars()
                .noneMatch(character -> character == ',' || character == '"' || character == '\n' || character == '\r');
        return plain ? text : '"' + text.replace("\"", "\"\"") + '"';
    }

    @Override
    public void close() {
        target.flush();
    }
}
