package dev.refract.match.body.code;

import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Finds the variables of a body that count: {@code int place = 0;} and {@code place += box.size();}. */
final class Counters {
    private static final Set<String> STEPS = Set.of("++", "--");

    private Counters() {}

    static Set<Node> in(Body body) {
        Set<Node> numbers = body.variables().stream()
                .filter(variable -> variable.child(Role.INITIALIZER)
                        .filter(value -> value.is(NodeKind.NUMBER))
                        .isPresent())
                .collect(Collectors.toSet());
        Set<Node> counters = new HashSet<>();
        if (!numbers.isEmpty()) {
            body.root()
                    .forEachBelow(node -> changed(node)
                            .map(Parts::strip)
                            .flatMap(body::declaration)
                            .filter(numbers::contains)
                            .ifPresent(counters::add));
        }
        return counters;
    }

    /** What an expression gives another value. */
    private static Optional<Node> changed(Node node) {
        if (node.is(NodeKind.ASSIGNMENT)) {
            return node.child(Role.LEFT);
        }
        boolean step = node.is(NodeKind.PREFIX) || node.is(NodeKind.POSTFIX);
        return step && STEPS.contains(node.label()) ? node.child(Role.OPERAND) : Optional.empty();
    }
}
