package dev.refract.output.html;

import java.util.List;
import java.util.Objects;

/**
 * A chart, and the table of what it shows.
 *
 * @param title what it shows
 * @param form how it looks
 * @param labels the names along its axis
 * @param series the numbers, one for each label in each of them
 */
public record Chart(String title, Form form, List<String> labels, List<Series> series) {
    public Chart {
        Objects.requireNonNull(title, "title");
        Objects.requireNonNull(form, "form");
        labels = List.copyOf(labels);
        series = List.copyOf(series);
        for (Series one : series) {
            if (one.values().size() != labels.size()) {
                throw new IllegalArgumentException(
                        one.name() + " has " + one.values().size() + " values for " + labels.size() + " labels");
            }
        }
    }

    /** How a chart looks. */
    public enum Form {
        /** Bars from left to right, on each other: for something over time. */
        STACKED,
        /** Bars from top to bottom: for names, which are long. */
        RANKED
    }

    /**
     * Numbers that belong together.
     *
     * @param name what they count
     * @param values the numbers
     */
    public record Series(String name, List<Long> values) {
        public Series {
            Objects.requireNonNull(name, "name");
            values = List.copyOf(values);
        }
    }
}
