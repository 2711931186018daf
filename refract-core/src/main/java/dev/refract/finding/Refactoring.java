package dev.refract.finding;

import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * One refactoring: one record per changed declaration and origin.
 *
 * @param id number in its result, as text, in the order of the result: {@code "1"}
 * @param kind what kind it is
 * @param description the sentence of the kind with the names filled in
 * @param before the code that it changed, the most important first
 * @param after the code that it made, the most important first
 * @param evidence why it is believed
 * @param explains the changed ranges that it accounts for, sorted
 * @param causedBy id of the refactoring of which this one is a consequence
 */
public record Refactoring(
        String id,
        Kind kind,
        String description,
        List<Participant> before,
        List<Participant> after,
        Evidence evidence,
        List<SourceRange> explains,
        Optional<String> causedBy) {
    public Refactoring {
        Objects.requireNonNull(id, "id");
        Objects.requireNonNull(kind, "kind");
        Objects.requireNonNull(description, "description");
        Objects.requireNonNull(evidence, "evidence");
        Objects.requireNonNull(causedBy, "causedBy");
        before = List.copyOf(before);
        after = List.copyOf(after);
        explains = List.copyOf(explains);
    }
}
