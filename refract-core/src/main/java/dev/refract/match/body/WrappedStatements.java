package dev.refract.match.body;

import dev.refract.match.mapping.Recast;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Finds statements that went into the lambda of a call: {@code x();} and {@code inTime(() -> x());}.
 */
final class WrappedStatements {
    private final Sides sides;

    WrappedStatements(Sides sides) {
        this.sides = sides;
    }

    /** Finds them: plain statements on the near side, the calls on the far side. */
    List<Recast> find() {
        Map<Integer, Node> plain = new HashMap<>();
        List<Recast> found = new ArrayList<>();
        for (Fragment statement : sides.mirrored().changedStatements()) {
            Node call = Cores.of(statement.node()).orElse(statement.node());
            List<Node> lambdas = call.is(NodeKind.CALL)
                    ? call.children(Role.ARGUMENT).stream()
                            .filter(argument -> argument.is(NodeKind.LAMBDA))
                            .toList()
                    : List.of();
            if (!lambdas.isEmpty()) {
                List<Node> wrapped = wrapped(lambdas.get(lambdas.size() - 1), plain);
                if (!wrapped.isEmpty()) {
                    found.add(sides.recast(Recast.Form.WRAPPED, wrapped, List.of(call)));
                }
            }
        }
        return found;
    }

    /** The statements that are in a lambda and were in none: linked, or equal to its expression. */
    private List<Node> wrapped(Node lambda, Map<Integer, Node> plain) {
        if (plain.isEmpty()) {
            sides.nearStatements().stream()
                    .filter(statement -> !statement.isComposite())
                    .forEach(statement -> Cores.of(statement.node())
                            .ifPresent(core -> plain.putIfAbsent(sides.near().of(core), statement.node())));
        }
        List<Node> wrapped = new ArrayList<>();
        sides.nearStatements().stream()
                .filter(statement -> !isInLambda(statement))
                .filter(statement -> sides.partner(statement)
                        .filter(partner -> lambda.contains(partner.node()))
                        .isPresent())
                .forEach(statement -> wrapped.add(statement.node()));
        if (wrapped.isEmpty()) {
            lambda.child(Role.BODY)
                    .filter(body -> !body.is(NodeKind.BLOCK))
                    .map(body -> plain.get(sides.far().of(body)))
                    .ifPresent(wrapped::add);
        }
        return wrapped;
    }

    private static boolean isInLambda(Fragment statement) {
        return statement.parent().filter(around -> !around.isComposite()).isPresent();
    }
}
