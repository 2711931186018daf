package dev.refract.finding.body;

import java.util.List;
import java.util.Objects;

/**
 * Code that stands for other code.
 *
 * @param rule name of the rule that says so
 * @param before the code before; several pieces where one became of several, none where it is new
 * @param after the code after
 * @param replacements what differs in it: code that stands where other code stood
 */
public record CodeExchange(
        String rule, List<CodePlace> before, List<CodePlace> after, List<CodeExchange> replacements) {
    public CodeExchange {
        Objects.requireNonNull(rule, "rule");
        before = List.copyOf(before);
        after = List.copyOf(after);
        replacements = List.copyOf(replacements);
    }
}
