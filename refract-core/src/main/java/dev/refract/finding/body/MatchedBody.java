package dev.refract.finding.body;

import dev.refract.finding.mapping.EntityReference;
import java.util.List;
import java.util.Objects;

/**
 * Which statement of one body became which of another.
 *
 * @param relation what the two are to each other
 * @param before the callable or field before
 * @param after the callable or field after
 * @param statements the statements that are in both
 * @param forms code that has another form than before
 * @param variables the variables that are in both
 * @param removed statements that are only in the version before
 * @param added statements that are only in the version after
 */
public record MatchedBody(
        Relation relation,
        EntityReference before,
        EntityReference after,
        List<CodeExchange> statements,
        List<CodeExchange> forms,
        List<CodeExchange> variables,
        List<CodePlace> removed,
        List<CodePlace> added) {
    /** What two bodies are to each other. */
    public enum Relation {
        /** They are the same body in two versions. */
        SAME,
        /** The second has code that left the first. */
        EXTRACTED,
        /** The second has taken in code of the first. */
        INLINED
    }

    public MatchedBody {
        Objects.requireNonNull(relation, "relation");
        Objects.requireNonNull(before, "before");
        Objects.requireNonNull(after, "after");
        statements = List.copyOf(statements);
        forms = List.copyOf(forms);
        variables = List.copyOf(variables);
        removed = List.copyOf(removed);
        added = List.copyOf(added);
    }
}
