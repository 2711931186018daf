package dev.refract.match.body.code;

import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Conditions that say the opposite of one another in other words: {@code a != b} and {@code a == b}, {@code a.isPresent()} and
 * {@code a.isEmpty()}, {@code isNotBlank(a)} and {@code isBlank(a)}.
 */
final class Opposites {
    private static final Map<String, String> COMPARISONS = Map.of("!=", "==", ">=", "<", "<=", ">");
    private static final Map<String, String> QUESTIONS = Map.of("isPresent", "isEmpty", "nonNull", "isNull");
    private static final String NEGATED_QUESTION = "isNot";
    private static final int FACTOR = 31;

    private Opposites() {}

    /**
     * A condition that is compared with {@code true} or {@code false}.
     *
     * @param opposite whether the comparison is the opposite of the condition
     */
    record Stated(Node condition, boolean opposite) {
        static Optional<Stated> of(Node comparison) {
            boolean equal = comparison.label().equals("==");
            if (!comparison.is(NodeKind.INFIX) || !equal && !comparison.label().equals("!=")) {
                return Optional.empty();
            }
            List<Node> operands = comparison.children(Role.OPERAND);
            return operands.stream()
                    .filter(operand -> operands.size() == 2 && operand.is(NodeKind.BOOLEAN))
                    .map(value -> new Stated(
                            operands.get(value.equals(operands.get(0)) ? 1 : 0),
                            equal != Boolean.parseBoolean(value.label())))
                    .findFirst();
        }
    }

    static boolean isComparison(Node expression) {
        return expression.is(NodeKind.INFIX)
                && (COMPARISONS.containsKey(expression.label()) || COMPARISONS.containsValue(expression.label()));
    }

    /** The word for the opposite, if a condition is the one of two that is read as the opposite of the other. */
    private static Optional<String> word(Node condition) {
        if (condition.is(NodeKind.INFIX)) {
            return Optional.ofNullable(COMPARISONS.get(condition.label()));
        }
        String name = condition.is(NodeKind.CALL) ? condition.name() : "";
        return isNegated(name)
                ? Optional.of("is" + name.substring(NEGATED_QUESTION.length()))
                : Optional.ofNullable(QUESTIONS.get(name));
    }

    private static boolean isNegated(String question) {
        return question.length() > NEGATED_QUESTION.length()
                && question.startsWith(NEGATED_QUESTION)
                && Character.isUpperCase(question.charAt(NEGATED_QUESTION.length()));
    }

    /** Whether a condition is read as the opposite of another one. */
    static boolean isOpposite(Node condition) {
        return word(condition).isPresent();
    }

    private static boolean tells(Node part) {
        return part.role() != Role.NAME && !(part.role() == Role.RECEIVER && part.is(NodeKind.THIS));
    }

    /** A number that is the same for a condition and its opposite. */
    static int number(Node condition, Code code) {
        boolean question = condition.is(NodeKind.CALL);
        if (!question && !isComparison(condition)) {
            return code.of(condition);
        }
        String word = question ? code.body().word(condition.name()) : condition.label();
        int number = word(condition).orElse(word).hashCode();
        for (Node part : code.body().parts(condition)) {
            if (!question || tells(part)) {
                number = number * FACTOR + code.of(part);
            }
        }
        return Code.finish(number);
    }
}
