package dev.refract.detect.spi;

import dev.refract.finding.Evidence;
import dev.refract.finding.Kind;
import dev.refract.finding.Participant;
import dev.refract.finding.SourceRange;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A refactoring before it has its number.
 *
 * @param kind what kind it is
 * @param description the sentence of the kind with the names filled in
 * @param before the code that it changed, the most important first
 * @param after the code that it made, the most important first
 * @param evidence why it is believed
 * @param explains the changed ranges that it accounts for
 * @param subject key by which others can name this one as their cause; empty where nothing follows from it
 * @param cause subject of the refactoring of which this one is a consequence
 */
public record Detection(
        Kind kind,
        String description,
        List<Participant> before,
        List<Participant> after,
        Evidence evidence,
        List<SourceRange> explains,
        Optional<String> subject,
        Optional<String> cause) {
    public Detection {
        Objects.requireNonNull(kind, "kind");
        Objects.requireNonNull(description, "description");
        Objects.requireNonNull(evidence, "evidence");
        Objects.requireNonNull(subject, "subject");
        Objects.requireNonNull(cause, "cause");
        before = List.copyOf(before);
        after = List.copyOf(after);
        explains = List.copyOf(explains);
    }
}
