package dev.refract.match.body.form;

import dev.refract.match.body.code.Cores;
import dev.refract.match.body.form.Conditional.Stretch;
import dev.refract.match.mapping.Recast;
import dev.refract.match.mapping.Steps;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Finds conditional statements that became conditional expressions: {@code if (a) return x; else return y;} and {@code
 * return a ? x : y;}.
 */
final class ConditionalExpressions {
    private final Sides sides;
    private final Steps steps;
    private final Map<Integer, List<Conditional>> index = new HashMap<>();

    ConditionalExpressions(Sides sides, Steps steps) {
        this.sides = sides;
        this.steps = steps;
    }

    /** Finds them: statements on the near side, expressions on the far side. */
    List<Recast> find() {
        List<Conditional> statements = sides.nearConditionals().stream()
                .filter(conditional -> conditional.node().is(NodeKind.IF))
                .toList();
        if (statements.isEmpty()) {
            return List.of();
        }
        sides.farConditionals().stream()
                .filter(conditional -> conditional.node().is(NodeKind.CONDITIONAL))
                .forEach(conditional -> index.computeIfAbsent(first(conditional), unused -> new ArrayList<>())
                        .add(conditional));
        List<Recast> found = new ArrayList<>();
        for (Conditional statement : statements) {
            List<Conditional> candidates = index.getOrDefault(first(statement), List.of());
            steps.take(candidates.size() + 1L);
            candidates.stream()
                    .filter(expression -> commonValues(statement, expression) > 0)
                    .findFirst()
                    .ifPresent(expression -> found.add(recast(statement, expression)));
        }
        return found;
    }

    private static int first(Conditional conditional) {
        return conditional.condition().literals().get(0).code();
    }

    private Recast recast(Conditional statement, Conditional expression) {
        int values = (int) Stream.of(expression.taken(), expression.otherwise())
                .flatMap(List::stream)
                .count();
        Recast.Form form = Recast.Form.CONDITIONAL_EXPRESSION;
        return commonValues(statement, expression) == values
                ? sides.recastWhole(
                        form, statement.node(), expression.statement().node())
                : sides.recast(
                        form,
                        List.of(statement.node()),
                        List.of(expression.statement().node()));
    }

    /** Number of values of the expression that the statement computes, or what follows where it leaves. */
    private int commonValues(Conditional statement, Conditional expression) {
        Set<Integer> values = new HashSet<>();
        Stream.of(statement.taken(), statement.rest())
                .flatMap(List::stream)
                .forEach(branch -> values.addAll(branch.values(sides.nearStatements(), sides.near())));
        if (isGone(statement) && isArgument(expression.node())) {
            Stream.of(statement.taken(), statement.otherwise())
                    .flatMap(List::stream)
                    .forEach(branch -> values.addAll(arguments(branch)));
        }
        return (int) Stream.of(expression.taken(), expression.otherwise())
                .flatMap(List::stream)
                .filter(value -> contains(values, value))
                .count();
    }

    /** Whether no statement is left in place of a conditional one. */
    private boolean isGone(Conditional statement) {
        return sides.partner(statement.statement()).isEmpty();
    }

    private static boolean isArgument(Node expression) {
        Node around = expression;
        while (around.parent().filter(node -> node.is(NodeKind.PARENTHESIZED)).isPresent()) {
            around = around.parent().get();
        }
        return around.role() == Role.ARGUMENT;
    }

    /** Numbers of what the calls that are the statements of a branch are given. */
    private Set<Integer> arguments(Stretch branch) {
        return sides.nearStatements().stream()
                .filter(statement -> !statement.isComposite() && branch.contains(statement.node()))
                .flatMap(statement -> Cores.of(statement.node()).stream())
                .flatMap(core -> core.children(Role.ARGUMENT).stream())
                .map(argument -> sides.near().of(argument))
                .collect(Collectors.toSet());
    }

    private boolean contains(Set<Integer> values, Stretch value) {
        return value.values(List.of(), sides.far()).stream().anyMatch(values::contains);
    }
}
