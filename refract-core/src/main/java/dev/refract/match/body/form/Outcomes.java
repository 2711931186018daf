package dev.refract.match.body.form;

import dev.refract.match.body.code.Code;
import dev.refract.match.body.code.Cores;
import dev.refract.match.body.code.Parts;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import java.util.List;
import java.util.Optional;

/**
 * The two statements one of which a conditional one does, and nothing else: {@code if (a) return x; else return y;}, also where the
 * second follows since the first leaves.
 *
 * @param taken what is done where the condition holds
 * @param otherwise what is done where it does not
 */
record Outcomes(Node taken, Node otherwise) {
    /** Those of an {@code if}; empty where a branch does more than one thing, or there is but one. */
    static Optional<Outcomes> of(Node statement) {
        Optional<Node> taken = statement.child(Role.THEN).flatMap(Outcomes::only);
        Optional<Node> other = statement.child(Role.ELSE);
        Optional<Node> otherwise = other.isPresent()
                ? other.flatMap(Outcomes::only)
                : taken.filter(Conditional::leaves).flatMap(unused -> next(statement));
        return taken.flatMap(one -> otherwise.map(another -> new Outcomes(one, another)));
    }

    private static Optional<Node> only(Node branch) {
        if (!branch.is(NodeKind.BLOCK)) {
            return Optional.of(branch);
        }
        List<Node> statements = branch.children(Role.STATEMENT);
        return statements.size() == 1 ? Optional.of(statements.get(0)) : Optional.empty();
    }

    private static Optional<Node> next(Node statement) {
        int end = statement.index() + statement.size();
        return statement.parent().stream()
                .flatMap(block -> block.children(Role.STATEMENT).stream())
                .filter(other -> other.index() == end)
                .findFirst();
    }

    /** Whether both return something. */
    boolean areReturned() {
        return taken.is(NodeKind.RETURN) && otherwise.is(NodeKind.RETURN);
    }

    /**
     * A choice between two values.
     *
     * @param target number of the variable that gets the value, or of what is done with it
     * @param first number of the one value
     * @param second number of the other, the greater one
     */
    record Choice(int target, int first, int second) {
        private static Optional<Choice> of(int target, Node one, Node other, Code code) {
            int first = Math.min(code.of(one), code.of(other));
            int second = Math.max(code.of(one), code.of(other));
            return first == second ? Optional.empty() : Optional.of(new Choice(target, first, second));
        }

        /** What a conditional expression chooses that a statement is made around. */
        static Optional<Choice> in(Conditional expression, Code code) {
            Node node = expression.node();
            Node statement = expression.statement().node();
            Optional<Node> one = node.child(Role.THEN);
            Optional<Node> other = node.child(Role.ELSE);
            return Cores.of(statement).filter(node::equals).isPresent() && one.isPresent() && other.isPresent()
                    ? Outcomes.target(statement, code).flatMap(target -> of(target, one.get(), other.get(), code))
                    : Optional.empty();
        }
    }

    /** What is chosen, if the same is done with either value. */
    Optional<Choice> choice(Code code) {
        Optional<Integer> target = target(taken, code);
        Optional<Node> one = Cores.of(taken);
        Optional<Node> other = Cores.of(otherwise);
        return target.isPresent() && target.equals(target(otherwise, code)) && one.isPresent() && other.isPresent()
                ? Choice.of(target.get(), one.get(), other.get(), code)
                : Optional.empty();
    }

    /** What a statement does with the expression that it is made around: number of what is given that value, or of a return. */
    private static Optional<Integer> target(Node statement, Code code) {
        return switch (statement.kind()) {
            case RETURN -> Optional.of(0);
            case LOCAL_VARIABLE -> code.ofDeclared(statement);
            case EXPRESSION_STATEMENT ->
                statement
                        .child(Role.EXPRESSION)
                        .map(Parts::strip)
                        .filter(expression -> expression.is(NodeKind.ASSIGNMENT)
                                && expression.label().equals("="))
                        .flatMap(assignment -> assignment.child(Role.LEFT))
                        .map(code::of);
            default -> Optional.empty();
        };
    }
}
