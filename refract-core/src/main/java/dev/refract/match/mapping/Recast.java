package dev.refract.match.mapping;

import dev.refract.model.tree.Node;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

/**
 * Code that has another form than before and does the same: one statement or expression may stand for several.
 *
 * @param form which forms the two are
 * @param before the statements or expressions before
 * @param after what stands for them after
 * @param whole whether all that is in them is in both versions, so that nothing but the form differs
 */
public record Recast(Form form, List<Node> before, List<Node> after, boolean whole) {
    /** What code may be turned into and back. */
    public enum Form {
        /** A condition, and the opposite one with the branches exchanged. */
        OPPOSITE_CONDITION,
        /** A condition of several parts, and several conditions. */
        DIVIDED_CONDITION,
        /** A conditional statement, and a conditional expression. */
        CONDITIONAL_EXPRESSION,
        /** A loop, and a pipeline of calls. */
        PIPELINE,
        /** A loop, and one of another kind. */
        OTHER_LOOP,
        /** An anonymous class with one method, and a lambda expression or a method reference. */
        LAMBDA,
        /** Clauses of a {@code try} that do the same, and one for all of their exceptions. */
        UNITED_CATCH,
        /** A condition of a statement, and an argument of a call. */
        STATED_CONDITION,
        /** An expression, and a local variable that is declared with it and used in its place. */
        NAMED_EXPRESSION,
        /** Statements, and a call with a lambda that they are in. */
        WRAPPED_STATEMENTS,
        /** A {@code try} that closes what it uses, and one with resources. */
        RESOURCES;

        /** Name of the rule that finds the form. */
        public String rule() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    public Recast {
        Objects.requireNonNull(form, "form");
        before = List.copyOf(before);
        after = List.copyOf(after);
        if (before.isEmpty() || after.isEmpty()) {
            throw new IllegalArgumentException("a form of nothing");
        }
    }

    /** The same, seen from the version after. */
    Recast reversed() {
        return new Recast(form, after, before, whole);
    }
}
