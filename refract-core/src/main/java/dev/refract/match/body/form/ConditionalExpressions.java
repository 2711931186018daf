package dev.refract.match.body.form;

import dev.refract.match.body.code.Code;
import dev.refract.match.body.code.Cores;
import dev.refract.match.body.code.Parts;
import dev.refract.match.body.form.Conditional.Stretch;
import dev.refract.match.mapping.Recast;
import dev.refract.match.mapping.Steps;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Finds conditional statements that became conditional expressions: {@code if (a) return x; else return y;} and {@code
 * return a ? x : y;}. They ask the same and have a value in common, or have both values in common for the same target.
 */
final class ConditionalExpressions {
    /** Parts of a value that says something of its own. */
    private static final int SMALLEST = 2;

    private final Sides sides;
    private final boolean wary;
    private final Steps steps;
    private final Map<Integer, List<Conditional>> index = new LinkedHashMap<>();
    /** The expressions by what they choose, looked up where it is asked for. */
    private Map<Outcomes.Choice, Conditional> choices;

    ConditionalExpressions(Sides sides, Steps steps) {
        this(sides, false, steps);
    }

    /**
     * A search.
     *
     * @param wary whether a lone value that says nothing of its own is not enough, since variables are read as their values
     */
    ConditionalExpressions(Sides sides, boolean wary, Steps steps) {
        this.sides = sides;
        this.wary = wary;
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
        Map<Node, Pair> best = new LinkedHashMap<>();
        for (Conditional statement : statements) {
            List<Conditional> candidates = index.getOrDefault(first(statement), List.of());
            steps.take(candidates.size() + 1L);
            candidates.stream()
                    .map(expression -> pair(statement, expression))
                    .filter(this::hasEnough)
                    .findFirst()
                    .or(() -> choosing(statement).map(expression -> pair(statement, expression)))
                    .ifPresent(pair -> best.merge(
                            pair.expression.node(), pair, (one, other) -> other.hasMoreThan(one) ? other : one));
        }
        return best.values().stream().map(this::recast).toList();
    }

    /**
     * A statement that may be an expression.
     *
     * @param common the values of the expression that the statement has
     * @param exact whether it does nothing but choose between these
     */
    private record Pair(Conditional statement, Conditional expression, List<Stretch> common, boolean exact) {
        private boolean hasMoreThan(Pair other) {
            return exact == other.exact ? common.size() > other.common.size() : exact;
        }
    }

    private Pair pair(Conditional statement, Conditional expression) {
        boolean exact = choice(statement)
                .filter(choice -> expression.equals(choices().get(choice)))
                .isPresent();
        return new Pair(statement, expression, commonValues(statement, expression), exact);
    }

    private Optional<Outcomes.Choice> choice(Conditional statement) {
        return Outcomes.of(statement.node()).flatMap(outcomes -> outcomes.choice(sides.near()));
    }

    /** The expression that chooses the same for the same as a statement that is gone, whatever it asks. */
    private Optional<Conditional> choosing(Conditional statement) {
        return isGone(statement) ? choice(statement).map(choices()::get) : Optional.empty();
    }

    private Map<Outcomes.Choice, Conditional> choices() {
        if (choices == null) {
            choices = new HashMap<>();
            index.values().stream()
                    .flatMap(List::stream)
                    .forEach(expression -> Outcomes.Choice.in(expression, sides.far())
                            .ifPresent(choice -> choices.putIfAbsent(choice, expression)));
        }
        return choices;
    }

    private static int first(Conditional conditional) {
        return conditional.condition().literals().get(0).code();
    }

    private boolean hasEnough(Pair pair) {
        return wary
                ? pair.common.size() == values(pair.expression).size()
                        || pair.common.stream().anyMatch(this::tells)
                : !pair.common.isEmpty();
    }

    /** Whether a value says something of its own, or the one that a variable is declared with does. */
    private boolean tells(Stretch value) {
        Code far = sides.far();
        Node node = far.body().root().tree().node(value.start());
        Node held = far.body()
                .declaration(Parts.strip(node))
                .flatMap(variable -> variable.child(Role.INITIALIZER))
                .orElse(node);
        return far.tells(held) && far.weight(held) >= SMALLEST;
    }

    private static List<Stretch> values(Conditional expression) {
        return Stream.of(expression.taken(), expression.otherwise())
                .flatMap(List::stream)
                .toList();
    }

    private Recast recast(Pair pair) {
        Recast.Form form = Recast.Form.CONDITIONAL_EXPRESSION;
        Node statement = pair.statement.node();
        Node other = pair.expression.statement().node();
        return pair.common.size() == values(pair.expression).size()
                ? sides.recastWhole(form, statement, other)
                : sides.recast(form, List.of(statement), List.of(other));
    }

    /** The values of the expression that the statement computes, or what follows where it leaves. */
    private List<Stretch> commonValues(Conditional statement, Conditional expression) {
        Set<Integer> values = new HashSet<>();
        Stream.of(statement.taken(), statement.rest())
                .flatMap(List::stream)
                .forEach(branch -> values.addAll(branch.values(sides.nearStatements(), sides.near())));
        if (isGone(statement) && isArgument(expression.node())) {
            Stream.of(statement.taken(), statement.otherwise())
                    .flatMap(List::stream)
                    .forEach(branch -> values.addAll(arguments(branch)));
        }
        return values(expression).stream()
                .filter(value -> contains(values, value))
                .toList();
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
