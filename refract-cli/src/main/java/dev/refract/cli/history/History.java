package dev.refract.cli.history;

import dev.refract.finding.Outcome;
import java.util.List;
import java.util.Objects;

/**
 * The history of one element.
 *
 * @param revision the revision from which it was followed, as it was given
 * @param commit full id of that
 * @param element the element in that commit
 * @param entries what happened to it, newest first
 * @param gaps what could not be read on the way
 */
public record History(String revision, String commit, Place element, List<HistoryEntry> entries, List<Gap> gaps) {
    public History {
        Objects.requireNonNull(revision, "revision");
        Objects.requireNonNull(commit, "commit");
        Objects.requireNonNull(element, "element");
        entries = List.copyOf(entries);
        gaps = List.copyOf(gaps);
    }

    /** How far it could be followed. */
    public Outcome outcome() {
        return Outcome.of(gaps.stream().map(Gap::skip).toList());
    }
}
