package dev.refract.match.body.form;

import dev.refract.match.body.code.Code;
import dev.refract.match.body.code.Cores;
import dev.refract.match.body.code.Fragment;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import java.util.List;
import java.util.Optional;

/**
 * Tells which arguments of calls that are gone are the values of variables of the near side: where a statement has all that a call
 * was given, it says the same in other calls. {@code check(rule, "select 1");} and {@code String sql = "select 1";
 * query(sql).with(rule).check();}.
 */
final class RestatedCalls {
    private final Sides sides;
    private final LoneVariables lone;
    /** Looked up where they are asked for. */
    private List<Node> gone;

    RestatedCalls(Sides sides, LoneVariables lone) {
        this.sides = sides;
        this.lone = lone;
    }

    /** What a call was given for a variable that a changed statement of the near side uses; empty where it has not all of it. */
    Optional<Node> argument(Node variable, Node statement) {
        if (!statement.is(NodeKind.EXPRESSION_STATEMENT)) {
            return Optional.empty();
        }
        return gone().stream()
                .filter(call -> hasAll(call, statement))
                .flatMap(call -> call.children(Role.ARGUMENT).stream())
                .filter(argument -> isValue(variable, argument))
                .findFirst();
    }

    /** The calls with several arguments that are statements of the far side alone. */
    private List<Node> gone() {
        if (gone == null) {
            gone = sides.farStatements().stream()
                    .filter(sides::isFarFree)
                    .map(Fragment::node)
                    .filter(statement -> statement.is(NodeKind.EXPRESSION_STATEMENT))
                    .flatMap(statement -> Cores.of(statement).stream())
                    .filter(core -> core.is(NodeKind.CALL)
                            && core.children(Role.ARGUMENT).size() > 1)
                    .toList();
        }
        return gone;
    }

    private boolean hasAll(Node call, Node statement) {
        Code near = sides.near();
        return call.children(Role.ARGUMENT).stream()
                .map(sides.far()::of)
                .allMatch(argument -> near.body()
                        .first(statement, part -> near.of(part) == argument)
                        .isPresent());
    }

    private boolean isValue(Node variable, Node argument) {
        return lone.values(variable).stream()
                .anyMatch(value -> sides.near().of(value) == sides.far().of(argument));
    }
}
