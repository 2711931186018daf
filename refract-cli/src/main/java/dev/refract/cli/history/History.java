package dev.refract.cli.history;

import dev.refract.finding.Outcome;
import java.util.List;
import java.util.Objects;

/**
 * The history of one element.
 *
 * @param element the element in the commit from which it was followed
 * @param entries what happened to it, newest first
 * @param gaps what could not be read on the way
 */
public record History(Place element, List<HistoryEntry> entries, List<Gap> gaps) {
    public History {
        Objects.requireNonNull(element, "element");
        entries = List.copyOf(entries);
        gaps = List.copyOf(gaps);
    }

    /** How far it could be followed. */
    public Outcome outcome() {
        return Outcome.of(gaps.stream().map(Gap::skip).toList());
    }
}
