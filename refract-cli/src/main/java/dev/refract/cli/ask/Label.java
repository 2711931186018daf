package dev.refract.cli.ask;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * How a row is called in a chart: by one of its columns, and by another one too where several rows are called the same.
 *
 * @param column the column with the name
 * @param addition the column that tells rows of one name apart
 */
record Label(String column, String addition) {
    Label {
        Objects.requireNonNull(column, "column");
        Objects.requireNonNull(addition, "addition");
    }

    /** The labels of all rows. */
    List<String> of(List<Map<String, Object>> rows) {
        Set<String> seen = new HashSet<>();
        Set<String> doubled = new HashSet<>();
        rows.stream().map(this::name).filter(name -> !seen.add(name)).forEach(doubled::add);
        return rows.stream()
                .map(row -> doubled.contains(name(row)) ? name(row) + " (" + row.get(addition) + ")" : name(row))
                .toList();
    }

    private String name(Map<String, Object> row) {
        return String.valueOf(row.get(column));
    }
}
