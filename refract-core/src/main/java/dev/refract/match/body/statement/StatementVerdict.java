package dev.refract.match.body.statement;

import dev.refract.match.body.code.CodeAlignment;
import dev.refract.match.mapping.NodePair;
import dev.refract.match.mapping.Replacement;
import java.util.List;
import java.util.Objects;

/**
 * That two statements are one.
 *
 * @param rule name of the rule that says so
 * @param similarity how alike they are, from 0 to 1
 * @param equal the largest parts that are equal
 * @param replacements what differs
 */
public record StatementVerdict(String rule, double similarity, List<NodePair> equal, List<Replacement> replacements) {
    public StatementVerdict {
        Objects.requireNonNull(rule, "rule");
        equal = List.copyOf(equal);
        replacements = List.copyOf(replacements);
    }

    /** Two statements of equal code. */
    static StatementVerdict equal(String rule) {
        return new StatementVerdict(rule, 1, List.of(), List.of());
    }

    /** Two statements that were aligned. */
    public static StatementVerdict similar(String rule, CodeAlignment alignment) {
        return new StatementVerdict(rule, alignment.similarity(), alignment.equal(), alignment.replacements());
    }
}
