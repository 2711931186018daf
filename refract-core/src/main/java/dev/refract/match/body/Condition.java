package dev.refract.match.body;

import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A condition taken apart: {@code !(a != b && c)} is made of {@code a == b}, which has to hold, and {@code c}, which must
 * not.
 *
 * @param node the whole condition
 * @param literals its smallest parts, in the order of the source
 */
record Condition(Node node, List<Literal> literals) {
    private static final Map<String, String> OPPOSITES = Map.of("!=", "==", ">=", "<", "<=", ">");
    private static final int FACTOR = 31;

    Condition {
        literals = List.copyOf(literals);
    }

    /**
     * A smallest part of a condition.
     *
     * @param node the part, without a negation
     * @param code number of what it says, the same for a part and its opposite
     * @param holds whether it has to hold for the condition to, or must not
     */
    record Literal(Node node, int code, boolean holds) {}

    /** Takes a condition apart. */
    static Condition of(Node node, Code code) {
        List<Literal> literals = new ArrayList<>();
        collect(node, true, code, literals);
        return new Condition(node, literals);
    }

    private static void collect(Node node, boolean holds, Code code, List<Literal> literals) {
        Node condition = Parts.strip(node);
        if (isNot(condition)) {
            condition.child(Role.OPERAND).ifPresent(operand -> collect(operand, !holds, code, literals));
        } else if (isJunction(condition)) {
            condition.children(Role.OPERAND).forEach(operand -> collect(operand, holds, code, literals));
        } else {
            boolean opposite = condition.is(NodeKind.INFIX) && OPPOSITES.containsKey(condition.label());
            literals.add(new Literal(condition, number(condition, code), holds != opposite));
        }
    }

    /** Whether a condition is made of others by {@code &&} or {@code ||}. */
    static boolean isJunction(Node condition) {
        return condition.is(NodeKind.INFIX)
                && (condition.label().equals("&&") || condition.label().equals("||"));
    }

    private static boolean isNot(Node condition) {
        return condition.is(NodeKind.PREFIX) && condition.label().equals("!");
    }

    /** Whether an expression can only be a condition: a comparison, a negation or several of them. */
    static boolean isCondition(Node expression) {
        Node stripped = Parts.strip(expression);
        return isNot(stripped) || isJunction(stripped) || isComparison(stripped) || stripped.is(NodeKind.INSTANCEOF);
    }

    private static boolean isComparison(Node expression) {
        return expression.is(NodeKind.INFIX)
                && (OPPOSITES.containsKey(expression.label()) || OPPOSITES.containsValue(expression.label()));
    }

    private static int number(Node condition, Code code) {
        if (!isComparison(condition)) {
            return code.of(condition);
        }
        int number =
                OPPOSITES.getOrDefault(condition.label(), condition.label()).hashCode();
        for (Node part : code.body().parts(condition)) {
            number = number * FACTOR + code.of(part);
        }
        return Code.finish(number);
    }

    /** Whether each part of this one is in the other as its opposite. */
    boolean isOppositeIn(Condition other) {
        Map<Integer, Boolean> parts = new HashMap<>();
        other.literals.forEach(literal -> parts.put(literal.code, literal.holds));
        return literals.stream()
                .allMatch(literal -> Boolean.valueOf(!literal.holds).equals(parts.get(literal.code)));
    }
}
