package dev.refract.match.body.form;

import dev.refract.match.body.code.Cores;
import dev.refract.match.body.code.Fragment;
import dev.refract.match.mapping.Recast;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

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
        Map<Fragment, Node> lambdas = lambdas();
        if (lambdas.isEmpty()) {
            return List.of();
        }
        Map<Fragment, List<Node>> linked = linked(lambdas);
        Map<Integer, Node> plain = plain();
        List<Recast> found = new ArrayList<>();
        lambdas.forEach((statement, lambda) -> {
            List<Node> wrapped = linked.getOrDefault(statement, equal(lambda, plain));
            if (!wrapped.isEmpty()) {
                found.add(sides.recast(
                        Recast.Form.WRAPPED_STATEMENTS,
                        wrapped,
                        List.of(lambda.parent().orElse(lambda))));
            }
        });
        return found;
    }

    /**
     * The lambdas that the calls on the far side are given, by their statements: of calls that are asked of each other,
     * {@code doing(() -> x()).then(() -> y())}, the last of the first that has any.
     */
    private Map<Fragment, Node> lambdas() {
        Map<Fragment, Node> lambdas = new LinkedHashMap<>();
        for (Fragment statement : sides.mirrored().changedStatements()) {
            Optional<Node> call = Cores.of(statement.node());
            while (call.filter(node -> node.is(NodeKind.CALL)).isPresent()) {
                call.get().children(Role.ARGUMENT).stream()
                        .filter(argument -> argument.is(NodeKind.LAMBDA))
                        .forEach(lambda -> lambdas.put(statement, lambda));
                call = call.get().child(Role.RECEIVER);
            }
        }
        return lambdas;
    }

    /** The statements that were in no lambda and are linked with one in these, by the statements of those. */
    private Map<Fragment, List<Node>> linked(Map<Fragment, Node> lambdas) {
        Map<Fragment, List<Node>> linked = new HashMap<>();
        for (Fragment statement : sides.nearStatements()) {
            Optional<Fragment> partner = isInLambda(statement) ? Optional.empty() : sides.partner(statement);
            for (Optional<Fragment> around = partner.flatMap(Fragment::parent);
                    around.isPresent();
                    around = around.get().parent()) {
                Node lambda = lambdas.get(around.get());
                if (lambda != null && lambda.contains(partner.get().node())) {
                    linked.computeIfAbsent(around.get(), unused -> new ArrayList<>())
                            .add(statement.node());
                }
            }
        }
        return linked;
    }

    /** The statements on the near side that hold no others, by what they are made around. */
    private Map<Integer, Node> plain() {
        Map<Integer, Node> plain = new HashMap<>();
        for (Fragment statement : sides.nearStatements()) {
            if (!statement.isComposite()) {
                Cores.of(statement.node())
                        .ifPresent(core -> plain.putIfAbsent(sides.near().of(core), statement.node()));
            }
        }
        return plain;
    }

    /** The statement that is the expression of a lambda. */
    private List<Node> equal(Node lambda, Map<Integer, Node> plain) {
        return lambda
                .child(Role.BODY)
                .filter(body -> !body.is(NodeKind.BLOCK))
                .map(body -> plain.get(sides.far().of(body)))
                .stream()
                .toList();
    }

    private static boolean isInLambda(Fragment statement) {
        return statement.parent().filter(around -> !around.isComposite()).isPresent();
    }
}
