package dev.refract.match.body.code;

import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A condition taken apart: {@code !(a != b && c)} is made of {@code a == b}, which has to hold, and {@code c}, which must
 * not.
 *
 * @param node the whole condition
 * @param literals its smallest parts, in the order of the source
 */
public record Condition(Node node, List<Literal> literals) {
    public Condition {
        literals = List.copyOf(literals);
    }

    /**
     * A smallest part of a condition.
     *
     * @param node the part, without a negation
     * @param code number of what it says, the same for a part and its opposite
     * @param holds whether it has to hold for the condition to, or must not
     * @param place where it stands among others
     */
    public record Literal(Node node, int code, boolean holds, Place place) {
        /** Whether another says the same of the same, or its opposite, as the conditions around them do. */
        boolean agreesWith(Literal other, boolean opposite) {
            boolean bothAmong = place.among && other.place.among;
            return code == other.code
                    && (holds == other.holds) != opposite
                    && !(bothAmong && (place.alternative == other.place.alternative) == opposite);
        }

        /** Whether another says the same of the same, and one of the two is negated together with others. */
        boolean saysTheSameAs(Literal other) {
            return holds == other.holds
                    && place.alternative == other.place.alternative
                    && place.negated != other.place.negated;
        }
    }

    /**
     * Where a part of a condition stands.
     *
     * @param among whether it stands among others
     * @param alternative whether one of those is enough
     * @param negated whether it is negated together with others: {@code !(a && b)}
     */
    record Place(boolean among, boolean alternative, boolean negated) {
        private static final Place ALONE = new Place(false, false, false);

        private static Place in(Node junction, boolean holds) {
            return new Place(true, junction.label().equals("||") == holds, !holds);
        }
    }

    /** Takes a condition apart. */
    public static Condition of(Node node, Code code) {
        List<Literal> literals = new ArrayList<>();
        collect(node, Place.ALONE, true, code, literals);
        return new Condition(node, literals);
    }

    private static void collect(Node node, Place place, boolean holds, Code code, List<Literal> literals) {
        Node condition = Parts.strip(node);
        Optional<Opposites.Stated> stated = Opposites.Stated.of(condition);
        if (stated.isPresent()) {
            collect(stated.get().condition(), place, holds != stated.get().opposite(), code, literals);
        } else if (isNot(condition)) {
            condition.child(Role.OPERAND).ifPresent(operand -> collect(operand, place, !holds, code, literals));
        } else if (isJunction(condition)) {
            Place inside = Place.in(condition, holds);
            condition.children(Role.OPERAND).forEach(operand -> collect(operand, inside, holds, code, literals));
        } else {
            boolean opposite = Opposites.isOpposite(condition);
            literals.add(new Literal(condition, Opposites.number(condition, code), holds != opposite, place));
        }
    }

    /** Whether a condition is made of others by {@code &&} or {@code ||}. */
    public static boolean isJunction(Node condition) {
        return condition.is(NodeKind.INFIX)
                && (condition.label().equals("&&") || condition.label().equals("||"));
    }

    private static boolean isNot(Node condition) {
        return condition.is(NodeKind.PREFIX) && condition.label().equals("!");
    }

    /** Whether an expression can only be a condition: a comparison, a negation or several of them. */
    public static boolean isCondition(Node expression) {
        Node stripped = Parts.strip(expression);
        return isNot(stripped)
                || isJunction(stripped)
                || Opposites.isComparison(stripped)
                || stripped.is(NodeKind.INSTANCEOF);
    }

    /** Whether each part of this one is in the other as its opposite. */
    public boolean isOppositeIn(Condition other) {
        Map<Integer, Boolean> parts = new HashMap<>();
        other.literals.forEach(literal -> parts.put(literal.code, literal.holds));
        return literals.stream()
                .allMatch(literal -> Boolean.valueOf(!literal.holds).equals(parts.get(literal.code)));
    }

    /** The parts of which another one says the same, or those of which it says the opposite, whichever are more. */
    public List<Literal> partsIn(Condition other) {
        List<Literal> same = partsIn(other, false);
        List<Literal> opposite = partsIn(other, true);
        return opposite.size() > same.size() ? opposite : same;
    }

    private List<Literal> partsIn(Condition other, boolean opposite) {
        return literals.stream()
                .filter(literal -> other.literals.stream().anyMatch(part -> literal.agreesWith(part, opposite)))
                .toList();
    }

    /** Whether another one says of the same parts that they hold or not, one together, the other each by itself. */
    public boolean isRewrittenAs(Condition other) {
        return other.literals.size() > 1
                && other.literals.stream()
                        .allMatch(part -> literals.stream()
                                .anyMatch(literal -> literal.code == part.code && literal.saysTheSameAs(part)));
    }
}
