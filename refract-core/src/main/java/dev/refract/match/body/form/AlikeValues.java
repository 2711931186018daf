package dev.refract.match.body.form;

import dev.refract.match.body.code.Code;
import dev.refract.match.body.code.CodeAlignment;
import dev.refract.match.body.code.Condition;
import dev.refract.match.body.code.Parts;
import dev.refract.match.mapping.NodePair;
import dev.refract.match.mapping.Steps;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Tells whether an expression that stands in place of a variable is what the variable was given, if not word for word.
 *
 * @param near the code with the variable
 * @param far the code with the expression
 * @param parts how alike the two must be
 */
public record AlikeValues(Code near, Code far, double parts, Steps steps) {
    /** Whether a value, or a branch of a conditional one, is made like an expression. */
    public boolean isMadeLike(Node value, Node expression) {
        return outcomes(value).anyMatch(outcome -> isSimilar(outcome, expression));
    }

    /**
     * Whether a value and an expression, or one of the two and what the calls of the other start with, have more in common than
     * one name.
     */
    boolean isBegunLike(Node value, Node expression) {
        return hasMoreInCommon(value, expression)
                || starts(expression).anyMatch(start -> hasMoreInCommon(value, start))
                || starts(value).anyMatch(start -> hasMoreInCommon(start, expression));
    }

    private boolean hasMoreInCommon(Node value, Node expression) {
        if (areMadeSame(value, expression)) {
            return true;
        }
        CodeAlignment alignment = CodeAlignment.of(near, value, far, expression, steps);
        return alignment.isAlike(parts)
                && (alignment.anchors() > 1 || alignment.equal().stream().anyMatch(this::isMoreThanName));
    }

    private boolean isMoreThanName(NodePair equal) {
        return near.tells(equal.before()) && near.weight(equal.before()) > 1;
    }

    /** The objects of a chain of calls that come of calls with arguments: of what the last is asked, and so on. */
    private static Stream<Node> starts(Node expression) {
        return Stream.iterate(receiver(expression), Optional::isPresent, start -> start.flatMap(AlikeValues::receiver))
                .flatMap(Optional::stream)
                .filter(start -> start.child(Role.ARGUMENT).isPresent());
    }

    private static Optional<Node> receiver(Node expression) {
        return expression.is(NodeKind.CALL) ? expression.child(Role.RECEIVER).map(Parts::strip) : Optional.empty();
    }

    /** An expression, and the branches of a conditional one. */
    private static Stream<Node> outcomes(Node value) {
        Stream<Node> branches = value.is(NodeKind.CONDITIONAL)
                ? Stream.of(Role.THEN, Role.ELSE).flatMap(role -> value.child(role).map(Parts::strip).stream())
                : Stream.of();
        return Stream.concat(Stream.of(value), branches);
    }

    private boolean isSimilar(Node value, Node expression) {
        return areMadeSame(value, expression)
                || areMadeOfSameConditions(value, expression)
                || CodeAlignment.of(near, value, far, expression, steps).isAlike(parts);
    }

    /** Whether half of the conditions that one is made of, by {@code &&} or {@code ||}, are those of the other. */
    private boolean areMadeOfSameConditions(Node value, Node expression) {
        if (!Condition.isJunction(value) || !Condition.isJunction(expression)) {
            return false;
        }
        Condition condition = Condition.of(value, near);
        Condition other = Condition.of(expression, far);
        int fewer = Math.min(condition.literals().size(), other.literals().size());
        return 2 * condition.partsIn(other).size() >= fewer;
    }

    private boolean areMadeSame(Node value, Node expression) {
        return isSameCall(value, expression)
                || isSameCreation(value, expression)
                || value.is(NodeKind.TYPE_LITERAL) && expression.is(NodeKind.TYPE_LITERAL);
    }

    /** Whether objects of one type are created, if of other arguments. */
    private boolean isSameCreation(Node value, Node expression) {
        return value.is(NodeKind.NEW)
                && expression.is(NodeKind.NEW)
                && near.body().createdType(value).equals(far.body().createdType(expression));
    }

    /** Whether the same is asked of the same object, if with other arguments. */
    private boolean isSameCall(Node value, Node expression) {
        if (!value.is(NodeKind.CALL)
                || !expression.is(NodeKind.CALL)
                || !value.name().equals(expression.name())) {
            return false;
        }
        Optional<Node> receiver = value.child(Role.RECEIVER);
        Optional<Node> other = expression.child(Role.RECEIVER);
        return receiver.map(near::of).equals(other.map(far::of));
    }
}
