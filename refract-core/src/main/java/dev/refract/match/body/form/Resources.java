package dev.refract.match.body.form;

import dev.refract.match.body.code.Body;
import dev.refract.match.body.code.Code;
import dev.refract.match.body.code.Fragment;
import dev.refract.match.evidence.Words;
import dev.refract.match.mapping.Recast;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Finds {@code try} statements that have as a resource now what a variable held, or what they closed: {@code R r = open(); try {
 * x(r); } finally { r.close(); }} and {@code try (R r = open()) { x(r); }}.
 */
final class Resources {
    /** First word of the names of calls that close something: {@code close()}, {@code closeQuietly(stream)}. */
    private static final String CLOSE = "close";

    private final Sides sides;
    /** What calls closed, looked up where it is asked for. */
    private Set<Integer> closed;
    /** The values that variables are given, looked up with it. */
    private Set<Held> held;

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
                        .filter(other -> hasResource(other.node()) && wasUsed(other.node()))
                        .ifPresent(other ->
                                found.add(sides.recast(Recast.Form.RESOURCES, List.of(node), List.of(other.node()))));
            }
        }
        return found;
    }

    private static boolean hasResource(Node statement) {
        return statement.child(Role.RESOURCE).isPresent();
    }

    /** Whether a resource of a statement was a variable before that was closed by a call, or had its value. */
    private boolean wasUsed(Node statement) {
        if (closed == null) {
            closed = closed();
            held = held();
        }
        return statement.children(Role.RESOURCE).stream()
                .flatMap(resource -> resource.children(Role.FRAGMENT).stream())
                .anyMatch(variable -> closed.contains(sides.far().ofVariable(variable))
                        || variable.child(Role.INITIALIZER)
                                .map(value -> Held.of(variable, value, sides.far()))
                                .filter(held::contains)
                                .isPresent());
    }

    private Set<Integer> closed() {
        Set<Integer> found = new HashSet<>();
        Code near = sides.near();
        near.body().root().forEachBelow(node -> {
            if (node.is(NodeKind.CALL) && Words.of(node.name()).indexOf(CLOSE) == 0) {
                node.children(Role.RECEIVER).forEach(receiver -> found.add(near.of(receiver)));
                node.children(Role.ARGUMENT).forEach(argument -> found.add(near.of(argument)));
            }
        });
        return found;
    }

    /** A variable with a value that it is given. */
    private record Held(int variable, int value) {
        static Held of(Node variable, Node value, Code code) {
            return new Held(code.ofVariable(variable), code.of(value));
        }
    }

    private Set<Held> held() {
        Set<Held> found = new HashSet<>();
        Code near = sides.near();
        Body body = near.body();
        body.variables()
                .forEach(variable ->
                        variable.child(Role.INITIALIZER).ifPresent(value -> found.add(Held.of(variable, value, near))));
        body.root()
                .forEachBelow(node -> LoneVariables.assigned(node, body)
                        .ifPresent(variable ->
                                node.child(Role.RIGHT).ifPresent(value -> found.add(Held.of(variable, value, near)))));
        return found;
    }
}
