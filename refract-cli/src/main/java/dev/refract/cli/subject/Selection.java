package dev.refract.cli.subject;

import java.util.List;
import java.util.Objects;

/**
 * All that one run analyses.
 *
 * @param place where it comes from: a URL or a path
 * @param subjects the subjects, in the order of the output
 * @param several whether the user asked for a list, even if it turned out to hold one
 */
public record Selection(String place, List<Subject> subjects, boolean several) {
    public Selection {
        Objects.requireNonNull(place, "place");
        subjects = List.copyOf(subjects);
    }

    /** A selection of one. */
    public static Selection of(String place, Subject subject) {
        return new Selection(place, List.of(subject), false);
    }
}
