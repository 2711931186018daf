package dev.refract.match.body.form;

import dev.refract.match.body.code.Body;
import dev.refract.match.body.code.CallNames;
import dev.refract.match.body.code.Fragment;
import dev.refract.match.mapping.Recast;
import dev.refract.match.mapping.Steps;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Finds anonymous classes with one method that became lambdas or method references: {@code new Runnable() { public void
 * run() { x(); } }} and {@code () -> x()}.
 */
final class Lambdas {
    /** Lambdas of a body that are compared with one anonymous class. */
    private static final int CANDIDATES = 12;

    private final Sides sides;
    private final Steps steps;

    Lambdas(Sides sides, Steps steps) {
        this.sides = sides;
        this.steps = steps;
    }

    private record Candidate(Node lambda, int evidence) {}

    /** Finds them: anonymous classes on the near side, lambdas on the far side. */
    List<Recast> find() {
        Map<Node, Fragment> classes = nodes(sides, Lambdas::isAnonymous);
        if (classes.isEmpty()) {
            return List.of();
        }
        Map<Node, Fragment> lambdas = nodes(sides.mirrored(), Lambdas::isLambda);
        Set<Node> taken = new HashSet<>();
        List<Recast> found = new ArrayList<>();
        classes.forEach((type, statement) -> best(type, statement, lambdas, taken)
                .ifPresent(lambda -> {
                    taken.add(lambda);
                    found.add(recast(type, lambda));
                }));
        return found;
    }

    private Recast recast(Node type, Node lambda) {
        Recast recast = sides.recast(Recast.Form.LAMBDA, List.of(type), List.of(lambda));
        return recast.whole() || !isSame(type, lambda) ? recast : sides.recastWhole(Recast.Form.LAMBDA, type, lambda);
    }

    /** Whether the one statement of the method is the expression of the lambda. */
    private boolean isSame(Node type, Node lambda) {
        List<Node> statements = method(type)
                .flatMap(method -> method.child(Role.BODY))
                .map(body -> body.children(Role.STATEMENT))
                .orElse(List.of());
        Optional<Node> body = lambda.child(Role.BODY);
        return statements.size() == 1
                && body.isPresent()
                && statements.get(0).child(Role.EXPRESSION).stream()
                        .anyMatch(expression ->
                                sides.near().of(expression) == sides.far().of(body.get()));
    }

    private Optional<Node> best(Node type, Fragment statement, Map<Node, Fragment> lambdas, Set<Node> taken) {
        Set<String> called = CallNames.in(type);
        steps.take(CANDIDATES);
        return lambdas.entrySet().stream()
                .filter(entry -> !taken.contains(entry.getKey()))
                .limit(CANDIDATES)
                .map(entry -> new Candidate(
                        entry.getKey(), evidence(type, called, entry.getKey()) + place(statement, entry.getValue())))
                .filter(candidate -> candidate.evidence > 0)
                .max(Comparator.comparingInt(Candidate::evidence))
                .map(Candidate::lambda);
    }

    /** Names that both call, and statements that are linked. */
    private int evidence(Node type, Set<String> called, Node lambda) {
        Set<String> common = lambda.is(NodeKind.METHOD_REFERENCE) ? Set.of(lambda.name()) : CallNames.in(lambda);
        int names = (int) common.stream().filter(called::contains).count();
        int linked = (int) sides.nearStatements().stream()
                .filter(statement -> type.contains(statement.node()))
                .flatMap(statement -> sides.partner(statement).stream())
                .filter(partner -> lambda.contains(partner.node()))
                .count();
        return names + linked + (isSame(type, lambda) ? 1 : 0);
    }

    /** Whether the two stand in statements that are one. */
    private int place(Fragment statement, Fragment other) {
        return sides.partner(statement).filter(other::equals).isPresent() ? 1 : 0;
    }

    private static Map<Node, Fragment> nodes(Sides sides, Predicate<Node> test) {
        Map<Node, Fragment> nodes = new LinkedHashMap<>();
        for (Fragment statement : sides.changedStatements()) {
            collect(statement.node(), statement, sides.near().body(), test, nodes);
        }
        return nodes;
    }

    private static void collect(
            Node node, Fragment statement, Body body, Predicate<Node> test, Map<Node, Fragment> nodes) {
        for (Node part : body.parts(node)) {
            if (test.test(part)) {
                nodes.put(part, statement);
            }
            collect(part, statement, body, test, nodes);
        }
    }

    private static boolean isAnonymous(Node node) {
        return node.is(NodeKind.ANONYMOUS_CLASS) && method(node).isPresent();
    }

    private static Optional<Node> method(Node type) {
        List<Node> members = type.children(Role.MEMBER);
        return members.size() == 1 && members.get(0).is(NodeKind.METHOD)
                ? Optional.of(members.get(0))
                : Optional.empty();
    }

    private static boolean isLambda(Node node) {
        return node.is(NodeKind.LAMBDA) || node.is(NodeKind.METHOD_REFERENCE);
    }
}
