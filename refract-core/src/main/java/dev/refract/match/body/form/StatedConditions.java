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
    /** The new calls by the conditions that they take. */
    private final Map<Integer, Node> calls = new HashMap<>();

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
        if (calls.isEmpty()) {
            sides.mirrored().changedStatements().stream()
                    .filter(sides::isFarFree)
                    .filter(statement -> statement.node().is(NodeKind.EXPRESSION_STATEMENT))
                    .flatMap(statement -> Cores.of(statement.node()).stream())
                    .filter(core -> core.is(NodeKind.CALL))
                    .forEach(call -> call.children(Role.ARGUMENT)
                            .forEach(argument -> calls.putIfAbsent(number(Condition.of(argument, sides.far())), call)));
        }
        return Optional.ofNullable(calls.get(number(conditional.condition())));
    }

    /** Number of what is asked, the same for the opposite. */
    private static int number(Condition condition) {
        return condition.literals().stream().mapToInt(Condition.Literal::code).sum();
    }
}
