package dev.refract.match.body.form;

import dev.refract.match.body.code.Code;
import dev.refract.match.body.code.Condition;
import dev.refract.match.body.code.Cores;
import dev.refract.match.body.code.Fragment;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A place where a condition decides: an {@code if}, a loop, a conditional expression; or where one is computed.
 *
 * @param statement the statement that it is, or in which it stands
 * @param node the statement or the conditional expression; the statement, where a condition is computed
 * @param condition what is asked
 */
record Conditional(Fragment statement, Node node, Condition condition) {
    private static final Set<NodeKind> JUMPS =
            EnumSet.of(NodeKind.RETURN, NodeKind.THROW, NodeKind.BREAK, NodeKind.CONTINUE, NodeKind.YIELD);

    /** A stretch of code. */
    record Stretch(int start, int end) {
        static Stretch of(Node node) {
            return new Stretch(node.index(), node.index() + node.size());
        }

        boolean contains(Node node) {
            return start <= node.index() && node.index() < end;
        }

        /** Numbers of what is computed, returned or done in it; of an expression, its own. */
        Set<Integer> values(List<Fragment> statements, Code code) {
            Set<Integer> values = new HashSet<>();
            statements.stream()
                    .filter(statement -> !statement.isComposite() && contains(statement.node()))
                    .map(statement -> Cores.orSelf(statement.node()))
                    .forEach(core -> values.add(code.of(core)));
            if (start < end) {
                Node first = code.body().root().tree().node(start);
                boolean isBranch = first.role() == Role.THEN || first.role() == Role.ELSE;
                if (isBranch && !first.is(NodeKind.BLOCK) && !code.body().startsFragment(first)) {
                    values.add(code.of(first));
                }
            }
            return values;
        }
    }

    /** The conditionals in a statement, without those in the statements in it. */
    static List<Conditional> in(Fragment statement, Code code) {
        List<Conditional> found = new ArrayList<>();
        Node node = statement.node();
        node.child(Role.CONDITION)
                .filter(condition -> !node.is(NodeKind.SWITCH))
                .ifPresent(condition -> found.add(new Conditional(statement, node, Condition.of(condition, code))));
        Cores.of(node)
                .filter(core -> !core.is(NodeKind.CONDITIONAL) && !isUnused(core))
                .ifPresent(condition -> found.add(new Conditional(statement, node, Condition.of(condition, code))));
        expressions(node, statement, code, found);
        return found;
    }

    /** Whether it is a call that is made for what it does, whatever it answers. */
    private static boolean isUnused(Node core) {
        return core.is(NodeKind.CALL)
                && core.parent()
                        .filter(parent -> parent.is(NodeKind.EXPRESSION_STATEMENT))
                        .isPresent();
    }

    private static void expressions(Node node, Fragment statement, Code code, List<Conditional> found) {
        for (Node part : code.body().parts(node)) {
            if (part.is(NodeKind.CONDITIONAL)) {
                Node condition = part.child(Role.CONDITION).orElse(part);
                found.add(new Conditional(statement, part, Condition.of(condition, code)));
            }
            expressions(part, statement, code, found);
        }
    }

    /** Whether it has branches: it is an {@code if} or a conditional expression. */
    boolean isBranching() {
        return node.is(NodeKind.IF) || node.is(NodeKind.CONDITIONAL);
    }

    /** Whether something depends on it here: it is no condition that is only computed. */
    boolean decides() {
        return node.child(Role.CONDITION).isPresent();
    }

    /** What is done where the condition holds. */
    List<Stretch> taken() {
        return node.child(Role.THEN).map(Stretch::of).stream().toList();
    }

    /** What is done where it does not hold: the other branch, or what follows where the one branch leaves. */
    List<Stretch> otherwise() {
        Optional<Node> other = node.child(Role.ELSE);
        if (other.isPresent() || !node.is(NodeKind.IF)) {
            return other.map(Stretch::of).stream().toList();
        }
        boolean leaves = node.child(Role.THEN).filter(Conditional::leaves).isPresent();
        return leaves ? List.of(following()) : List.of();
    }

    /** What is done where it does not hold, or after it in any case. */
    List<Stretch> rest() {
        return node.is(NodeKind.IF) && node.child(Role.ELSE).isEmpty() ? List.of(following()) : otherwise();
    }

    private Stretch following() {
        int end = node.index() + node.size();
        Optional<Node> block = node.role() == Role.STATEMENT ? node.parent() : Optional.empty();
        return new Stretch(
                end, block.map(around -> around.index() + around.size()).orElse(end));
    }

    /** Whether a statement ends with one that goes elsewhere. */
    static boolean leaves(Node statement) {
        List<Node> statements = statement.children(Role.STATEMENT);
        return statement.is(NodeKind.BLOCK)
                ? !statements.isEmpty() && leaves(statements.get(statements.size() - 1))
                : JUMPS.contains(statement.kind());
    }
}
