package dev.refract.match.body.form;

import dev.refract.match.body.code.Fragment;
import dev.refract.match.mapping.Recast;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Finds {@code try} statements that closed what they used, and have it as a resource now: {@code R r = open(); try { x(r); }
 * finally { r.close(); }} and {@code try (R r = open()) { x(r); }}.
 */
final class Resources {
    private final Sides sides;

    Resources(Sides sides) {
        this.sides = sides;
    }

    /** Finds them: without resources on the near side, with them on the far side. */
    List<Recast> find() {
        List<Recast> found = new ArrayList<>();
        for (Fragment statement : sides.changedStatements()) {
            Node node = statement.node();
            if (node.is(NodeKind.TRY) && !hasResource(node)) {
                sides.partner(statement)
                        .filter(other -> hasResource(other.node()) && closes(other.node()))
                        .ifPresent(other ->
                                found.add(sides.recast(Recast.Form.RESOURCES, List.of(node), List.of(other.node()))));
            }
        }
        return found;
    }

    private static boolean hasResource(Node statement) {
        return statement.child(Role.RESOURCE).isPresent();
    }

    /** Whether the resource of a statement was a variable before that was closed by a call. */
    private boolean closes(Node statement) {
        Set<Integer> closed = new HashSet<>();
        sides.near().body().root().forEachBelow(node -> {
            if (node.is(NodeKind.CALL) && node.name().startsWith("close")) {
                node.children(Role.RECEIVER)
                        .forEach(receiver -> closed.add(sides.near().of(receiver)));
                node.children(Role.ARGUMENT)
                        .forEach(argument -> closed.add(sides.near().of(argument)));
            }
        });
        return statement.children(Role.RESOURCE).stream()
                .flatMap(resource -> resource.children(Role.FRAGMENT).stream())
                .anyMatch(variable -> closed.contains(sides.far().ofVariable(variable)));
    }
}
