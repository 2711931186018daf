package dev.refract.match.body.form;

import dev.refract.match.body.code.Body;
import dev.refract.match.body.code.Code;
import dev.refract.match.body.code.Cores;
import dev.refract.match.body.code.Fragment;
import dev.refract.match.evidence.Words;
import dev.refract.match.mapping.Recast;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Finds {@code try} statements that have as a resource now what a variable held, or what they closed: {@code R r = open(); try {
 * x(r); } finally { r.close(); }} and {@code try (R r = open()) { x(r); }}. What a statement closes at its end tells which it
 * is where nothing else does.
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
        List<Fragment> closing = sides.changedStatements().stream()
                .filter(statement -> statement.node().is(NodeKind.TRY) && !hasResource(statement.node()))
                .toList();
        if (closing.isEmpty()) {
            return List.of();
        }
        List<Recast> found = new ArrayList<>();
        List<Node> open = new ArrayList<>(sides.farStatements().stream()
                .filter(sides::isFarFree)
                .map(Fragment::node)
                .filter(node -> node.is(NodeKind.TRY) && hasResource(node))
                .toList());
        for (Fragment statement : closing) {
            Optional<Fragment> partner = sides.partner(statement);
            Optional<Node> other = partner.isPresent()
                    ? partner.map(Fragment::node).filter(node -> hasResource(node) && wasUsed(node))
                    : closedAtEnd(statement.node(), open);
            other.ifPresent(node -> {
                open.remove(node);
                found.add(sides.recast(Recast.Form.RESOURCES, pieces(statement.node(), node), List.of(node)));
            });
        }
        return found;
    }

    /** A statement, and those that gave variables the values that are resources of the other one. */
    private List<Node> pieces(Node statement, Node other) {
        Set<Integer> values = variables(other)
                .flatMap(variable -> variable.child(Role.INITIALIZER).stream())
                .map(sides.far()::of)
                .collect(Collectors.toSet());
        Stream<Node> given = sides.changedStatements().stream()
                .map(Fragment::node)
                .filter(node -> Cores.of(node)
                        .filter(core -> values.contains(sides.near().of(core)))
                        .isPresent());
        return Stream.concat(Stream.of(statement), given).toList();
    }

    /** The first statement with a resource that a statement without closes at its end, whatever happens. */
    private Optional<Node> closedAtEnd(Node statement, List<Node> open) {
        Code near = sides.near();
        List<Node> closedThere = new ArrayList<>();
        statement
                .child(Role.FINALLY)
                .ifPresent(last -> last.forEachBelow(node -> closedBy(node)
                        .filter(object -> isClosedAlways(object, last))
                        .forEach(closedThere::add)));
        Set<Integer> codes = closedThere.stream().map(near::of).collect(Collectors.toSet());
        Set<Integer> types = closedThere.stream()
                .flatMap(object -> near.body().declaration(object).stream())
                .flatMap(variable -> near.body().type(variable).stream())
                .map(near::of)
                .collect(Collectors.toSet());
        return codes.isEmpty()
                ? Optional.empty()
                : open.stream()
                        .filter(other -> variables(other).anyMatch(variable -> isAmong(variable, codes, types)))
                        .findFirst();
    }

    /** Whether a resource is one of some variables or values, or of one of some types. */
    private boolean isAmong(Node resource, Set<Integer> codes, Set<Integer> types) {
        Code far = sides.far();
        return codes.contains(far.ofVariable(resource))
                || heldBy(resource).anyMatch(codes::contains)
                || far.body()
                        .type(resource)
                        .map(far::of)
                        .filter(types::contains)
                        .isPresent();
    }

    /** Whether nothing is asked before something is closed but whether it is there. */
    private boolean isClosedAlways(Node object, Node last) {
        Code near = sides.near();
        int closedObject = near.of(object);
        Node around = object;
        while (!around.equals(last)) {
            Node inner = around;
            around = around.parent().orElseThrow();
            boolean asked = around.is(NodeKind.IF) && inner.role() != Role.CONDITION;
            Optional<Node> condition = asked ? around.child(Role.CONDITION) : Optional.empty();
            if (condition
                    .filter(test -> near.body().names(test).stream().noneMatch(name -> near.of(name) == closedObject))
                    .isPresent()) {
                return false;
            }
        }
        return true;
    }

    /** The variables of the near side that have the value of a resource. */
    private Stream<Integer> heldBy(Node variable) {
        look();
        return variable.child(Role.INITIALIZER).map(sides.far()::of).stream()
                .flatMap(value -> held.stream().filter(some -> some.value == value))
                .map(Held::variable);
    }

    private static Stream<Node> variables(Node statement) {
        return statement.children(Role.RESOURCE).stream()
                .flatMap(resource -> resource.children(Role.FRAGMENT).stream());
    }

    private static boolean hasResource(Node statement) {
        return statement.child(Role.RESOURCE).isPresent();
    }

    /** Whether a resource of a statement was a variable before that was closed by a call, or had its value. */
    private boolean wasUsed(Node statement) {
        look();
        return variables(statement)
                .anyMatch(variable -> closed.contains(sides.far().ofVariable(variable))
                        || variable.child(Role.INITIALIZER)
                                .map(value -> Held.of(variable, value, sides.far()))
                                .filter(held::contains)
                                .isPresent());
    }

    private void look() {
        if (closed == null) {
            closed = closed();
            held = held();
        }
    }

    private Set<Integer> closed() {
        Set<Integer> found = new HashSet<>();
        Code near = sides.near();
        near.body().root().forEachBelow(node -> closedBy(node).map(near::of).forEach(found::add));
        return found;
    }

    /** What a call closes. */
    private static Stream<Node> closedBy(Node node) {
        return node.is(NodeKind.CALL) && Words.of(node.name()).indexOf(CLOSE) == 0
                ? Stream.of(Role.RECEIVER, Role.ARGUMENT).flatMap(role -> node.children(role).stream())
                : Stream.empty();
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
