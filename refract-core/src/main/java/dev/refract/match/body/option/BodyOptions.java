package dev.refract.match.body.option;

import dev.refract.match.mapping.Recast;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/**
 * How bodies are matched. Numbers are shares of parts that are equal, from 0 to 1.
 *
 * @param statements how alike two statements must be to be one
 * @param heads how alike the heads of two statements with others in them must be
 * @param shared how many of the statements in two of them must be one, where the heads are merely similar
 * @param parts how alike an expression must be to what stands for it: a call, or a variable
 * @param chance from how much on code is not the same by chance
 * @param without names of rules that are not to be used, to see what they are worth
 */
public record BodyOptions(
        double statements, double heads, double shared, double parts, ChanceThresholds chance, Set<String> without) {
    private static final List<String> LINKS = List.of(
            "equal",
            "equal-renamed",
            "equal-with-values",
            "equal-abstracted",
            "equal-in-place",
            "same-head",
            "similar",
            "similar-abstracted",
            "similar-links",
            "same-variable",
            "wrapped",
            "renamed-call",
            "same-call",
            "other-receiver",
            "same-creation",
            "setter",
            "conditional",
            "constructor-call",
            "similar-head",
            "last-clause",
            "field");
    private static final List<String> CROSSINGS =
            List.of("call-read-as-body", "part", "stated-anew", "replaced-by-call", "moved-statements");

    /** Values with the fewest mistakes on the development splits of the corpora, and all rules. */
    public static final BodyOptions DEFAULT = new BodyOptions(0.5, 0.5, 0.5, 0.5, ChanceThresholds.DEFAULT, Set.of());

    public BodyOptions {
        Objects.requireNonNull(chance, "chance");
        without = Set.copyOf(without);
        if (!rules().containsAll(without)) {
            Set<String> unknown = new HashSet<>(without);
            unknown.removeAll(rules());
            throw new IllegalArgumentException("no rules: " + unknown);
        }
    }

    /** The names of all rules: those that link statements, those that follow code into calls, those of forms. */
    public static List<String> rules() {
        List<String> rules = new ArrayList<>(LINKS);
        rules.addAll(CROSSINGS);
        for (Recast.Form form : Recast.Form.values()) {
            rules.add(form.rule());
        }
        return rules;
    }

    /** These options without one more rule. */
    public BodyOptions without(String rule) {
        Set<String> all = new HashSet<>(without);
        all.add(rule);
        return new BodyOptions(statements, heads, shared, parts, chance, all);
    }

    /** Whether a rule is to be used. */
    public boolean uses(String rule) {
        return !without.contains(rule);
    }
}
