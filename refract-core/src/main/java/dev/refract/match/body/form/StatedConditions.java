package dev.refract.match.body.form;

import dev.refract.match.body.code.Condition;
import dev.refract.match.body.code.Cores;
import dev.refract.match.body.code.Fragment;
import dev.refract.match.mapping.Recast;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Finds conditions of statements that are gone and are an argument of a call now: {@code if (a) { x(); }} and {@code
 * check(a); x();}.
 */
final class StatedConditions {
    private final Sides sides;
    /** The conditions that new calls take, by what they ask; looked up where one is wanted. */
    private Map<Integer, List<Stated>> stated;

    /** A condition that a call takes. */
    private record Stated(Condition condition, Node call) {}

    StatedConditions(Sides sides) {
        this.sides = sides;
    }

    /** Finds them: conditions on the near side, calls on the far side. */
    List<Recast> find() {
        List<Recast> found = new ArrayList<>();
        for (Fragment statement : sides.changedStatements()) {
            if (statement.node().is(NodeKind.IF) && sides.partner(statement).isEmpty()) {
                Conditional conditional =
                        Conditional.in(statement, sides.near()).get(0);
                call(conditional)
                        .ifPresent(call -> found.add(sides.recast(
                                Recast.Form.STATED_CONDITION,
                                List.of(conditional.condition().node()),
                                List.of(call))));
            }
        }
        return found;
    }

    /** The first of the new calls that takes a condition, or its opposite. */
    private Optional<Node> call(Conditional conditional) {
        Condition wanted = conditional.condition();
        return stated().getOrDefault(number(wanted), List.of()).stream()
                .filter(other -> wanted.partsIn(other.condition()).size()
                        == Math.max(
                                wanted.literals().size(),
                                other.condition().literals().size()))
                .map(Stated::call)
                .findFirst();
    }

    private Map<Integer, List<Stated>> stated() {
        if (stated == null) {
            stated = new HashMap<>();
            sides.mirrored().changedStatements().stream()
                    .filter(sides::isFarFree)
                    .filter(statement -> statement.node().is(NodeKind.EXPRESSION_STATEMENT))
                    .flatMap(statement -> Cores.of(statement.node()).stream())
                    .filter(core -> core.is(NodeKind.CALL))
                    .forEach(this::read);
        }
        return stated;
    }

    private void read(Node call) {
        for (Node argument : call.children(Role.ARGUMENT)) {
            Condition condition = Condition.of(argument, sides.far());
            stated.computeIfAbsent(number(condition), unused -> new ArrayList<>())
                    .add(new Stated(condition, call));
        }
    }

    /** Number of what is asked, the same for the opposite. */
    private static int number(Condition condition) {
        return condition.literals().stream().mapToInt(Condition.Literal::code).sum();
    }
}
