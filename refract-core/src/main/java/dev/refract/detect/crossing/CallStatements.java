package dev.refract.detect.crossing;

import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The statements that do nothing but use what a call gives: {@code sum = adjusted(sum);}. */
final class CallStatements {
    private static final List<Role> WAYS = List.of(Role.EXPRESSION, Role.FRAGMENT, Role.INITIALIZER, Role.RIGHT);

    private CallStatements() {}

    /** A call, with the negation in front of it, if there is one: a method may tell the opposite. */
    static Node withNegation(Node call) {
        return call.parent()
                .filter(parent -> parent.is(NodeKind.PREFIX) && parent.label().equals("!"))
                .orElse(call);
    }

    /** Those among the statements that stand for one of the calls. */
    static Stream<Node> of(List<Node> calls, List<Node> statements) {
        return statements.stream()
                .filter(statement ->
                        calls.stream().anyMatch(call -> statement.contains(call) && leads(statement, call)));
    }

    private static boolean leads(Node node, Node call) {
        return node.equals(call)
                || value(node).filter(inner -> leads(inner, call)).isPresent();
    }

    private static Optional<Node> value(Node node) {
        return WAYS.stream().flatMap(way -> node.child(way).stream()).findFirst();
    }
}
