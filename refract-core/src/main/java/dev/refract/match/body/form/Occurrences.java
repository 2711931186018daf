package dev.refract.match.body.form;

import dev.refract.match.body.code.Code;
import dev.refract.model.tree.Node;
import java.util.List;

/**
 * How often code of the near side occurs in its statements, and in those of the far side that they are linked with.
 *
 * @param lone the variables that only the near side has
 */
record Occurrences(Sides sides, LoneVariables lone) {
    /** Whether a statement of the far side has some code more often than that of the near side, as it is written there. */
    boolean areMore(Node code, Node statement, Node counterpart) {
        return times(sides.near().of(code), counterpart, sides.far())
                > times(lone.written().of(code), statement, lone.written());
    }

    /**
     * Whether a statement of the far side has all that the value of a variable is made of, and not only what stands in the
     * place of the variable: {@code assertSame(one, other)} for {@code assertTrue(same)} with {@code same = one == other}.
     */
    boolean hasAll(Node variable, Node expression, Node statement, Node counterpart) {
        int number = sides.far().of(expression);
        return lone.values(variable).stream()
                .map(value -> sides.near().body().parts(value))
                .anyMatch(parts -> parts.size() > 1
                        && parts.stream().anyMatch(part -> lone.written().of(part) == number)
                        && areAllMore(parts, statement, counterpart));
    }

    private boolean areAllMore(List<Node> parts, Node statement, Node counterpart) {
        return parts.stream().allMatch(part -> areMore(part, statement, counterpart));
    }

    private static int times(int wanted, Node around, Code code) {
        return code.body().parts(around).stream()
                .mapToInt(part -> (code.of(part) == wanted ? 1 : 0) + times(wanted, part, code))
                .sum();
    }
}
