package dev.refract.engine;

import dev.refract.finding.Outcome;
import dev.refract.match.mapping.Mapping;
import dev.refract.model.CodeModel;
import dev.refract.source.Skip;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/**
 * Which entity became which, and how far that could be seen.
 *
 * @param outcome how far the analysis came
 * @param skipped what was left out, and why
 * @param mapping the pairs, to be asked from both sides
 */
public record Matches(Outcome outcome, List<Skip> skipped, Mapping mapping) {
    public Matches {
        Objects.requireNonNull(outcome, "outcome");
        Objects.requireNonNull(mapping, "mapping");
        skipped = List.copyOf(skipped);
    }

    /** A result that says only that nothing could be looked at. */
    static Matches failed(Skip reason) {
        CodeModel nothing = CodeModel.of(List.of(), Set.of());
        return new Matches(Outcome.FAILED, List.of(reason), new Mapping(nothing, nothing));
    }
}
