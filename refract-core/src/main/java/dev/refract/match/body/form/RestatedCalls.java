package dev.refract.match.body.form;

import dev.refract.match.body.code.Code;
import dev.refract.match.body.code.Cores;
import dev.refract.match.body.code.Fragment;
import dev.refract.match.mapping.Steps;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Tells which arguments of calls that are gone are the values of variables of the near side: where a statement has all that a call
 * was given, it says the same in other calls. {@code check(rule, "select 1");} and {@code String sql = "select 1";
 * query(sql).with(rule).check();}.
 */
final class RestatedCalls {
    /** Calls that were given the same that are looked at for a variable in a statement. */
    private static final int CANDIDATES = 12;

    private final Sides sides;
    private final LoneVariables lone;
    private final Steps steps;
    /** What calls with several arguments that are statements of the far side alone were given, looked up where it is asked for. */
    private Map<Integer, List<Node>> given;

    RestatedCalls(Sides sides, LoneVariables lone, Steps steps) {
        this.sides = sides;
        this.lone = lone;
        this.steps = steps;
    }

    /** What a call was given for a variable that a changed statement of the near side uses; empty where it has not all of it. */
    Optional<Node> argument(Node variable, Node statement) {
        if (!statement.is(NodeKind.EXPRESSION_STATEMENT)) {
            return Optional.empty();
        }
        List<Node> candidates = lone.values(variable).stream()
                .flatMap(value -> given().getOrDefault(sides.near().of(value), List.of()).stream())
                .limit(CANDIDATES)
                .toList();
        steps.take(candidates.size());
        return candidates.stream()
                .filter(argument -> argument.parent()
                        .filter(call -> hasAll(call, statement))
                        .isPresent())
                .findFirst();
    }

    private Map<Integer, List<Node>> given() {
        if (given == null) {
            given = new HashMap<>();
            sides.farStatements().stream()
                    .filter(sides::isFarFree)
                    .map(Fragment::node)
                    .filter(statement -> statement.is(NodeKind.EXPRESSION_STATEMENT))
                    .flatMap(statement -> Cores.of(statement).stream())
                    .filter(core -> core.is(NodeKind.CALL))
                    .map(call -> call.children(Role.ARGUMENT))
                    .filter(arguments -> arguments.size() > 1)
                    .flatMap(List::stream)
                    .forEach(argument -> given.computeIfAbsent(sides.far().of(argument), unused -> new ArrayList<>())
                            .add(argument));
        }
        return given;
    }

    private boolean hasAll(Node call, Node statement) {
        Code near = sides.near();
        return call.children(Role.ARGUMENT).stream()
                .map(sides.far()::of)
                .allMatch(argument -> near.body()
                        .first(statement, part -> near.of(part) == argument)
                        .isPresent());
    }
}
