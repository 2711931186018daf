package dev.refract.match.body.form;

import dev.refract.match.body.code.Body;
import dev.refract.match.body.code.Code;
import dev.refract.match.body.code.Naming;
import dev.refract.match.body.code.Parts;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Local variables that only one of two bodies has, read as the expressions that they are declared with, or that are assigned
 * to them first: code that uses a variable is the same code as one with the expression in its place.
 */
public final class LoneVariables {
    private final Map<Node, Node> initializers = new HashMap<>();
    private final Map<Node, List<Node>> values = new HashMap<>();
    private final Set<Node> patterns = new HashSet<>();
    /** Numbers of the casts that variables of patterns stand for. */
    private final Map<Node, Integer> casts = new HashMap<>();

    private final Set<Node> open = new HashSet<>();
    private final Code written;
    private final Code code;

    /**
     * The variables of a body that another one does not have.
     *
     * @param code the body, and how its other variables are read
     * @param other the other body, in which casts may stand for what patterns declare
     * @param paired variables of the first that are in both
     */
    public LoneVariables(Code code, Code other, Stream<Node> paired) {
        Set<Node> both = paired.collect(Collectors.toSet());
        Set<Node> unset = new HashSet<>();
        for (Node variable : code.body().variables()) {
            if (both.contains(variable)) {
                continue;
            }
            if (PatternVariables.tested(variable).isPresent()) {
                patterns.add(variable);
            } else if (variable.is(NodeKind.VARIABLE)
                    && !countsTurns(variable)
                    && !code.body().counters().contains(variable)) {
                Optional<Node> value = variable.child(Role.INITIALIZER).map(Parts::strip);
                value.ifPresent(initializer -> add(variable, initializer));
                if (value.filter(initializer -> !initializer.is(NodeKind.NULL)).isEmpty()) {
                    unset.add(variable);
                }
            }
        }
        addAssigned(code.body(), unset);
        addCasts(code, other);
        this.written = code;
        this.code = initializers.isEmpty() && casts.isEmpty()
                ? code
                : new Code(code.body(), code.naming().with(variable -> read(variable, code.naming())));
    }

    /** Variables of patterns are read as the casts of what is tested to the types of the patterns. */
    private void addCasts(Code code, Code other) {
        Map<PatternVariables.Cast, Integer> known = patterns.isEmpty() ? Map.of() : PatternVariables.casts(other);
        for (Node variable : patterns) {
            PatternVariables.tested(variable)
                    .map(tested -> new PatternVariables.Cast(
                            code.of(tested), code.body().erasedType(variable)))
                    .map(known::get)
                    .ifPresent(cast -> casts.put(variable, cast));
        }
    }

    private void add(Node variable, Node value) {
        initializers.putIfAbsent(variable, value);
        values.computeIfAbsent(variable, unused -> new ArrayList<>()).add(value);
    }

    /** The values of variables that are declared without one, or with none. */
    private void addAssigned(Body body, Set<Node> unset) {
        if (!unset.isEmpty()) {
            body.root()
                    .forEachBelow(node -> assigned(node, body)
                            .filter(unset::contains)
                            .ifPresent(variable -> node.child(Role.RIGHT)
                                    .map(Parts::strip)
                                    .filter(value -> !value.is(NodeKind.NULL))
                                    .ifPresent(value -> add(variable, value))));
        }
    }

    /** The variable that an expression gives a value. */
    static Optional<Node> assigned(Node node, Body body) {
        return node.is(NodeKind.ASSIGNMENT) && "=".equals(node.label())
                ? node.child(Role.LEFT).flatMap(body::declaration)
                : Optional.empty();
    }

    /** The variable in the head of a loop has another value in each turn. */
    private static boolean countsTurns(Node variable) {
        return variable.parent()
                .filter(holder -> holder.role() == Role.INITIALIZER)
                .isPresent();
    }

    private int read(Node variable, Naming others) {
        Integer cast = casts.get(variable);
        if (cast != null) {
            return cast;
        }
        Node value = initializers.get(variable);
        if (value == null || !open.add(variable)) {
            return others.code(variable);
        }
        int number = code.of(value);
        open.remove(variable);
        return number;
    }

    /** The code of the body, these variables read as variables. */
    Code written() {
        return written;
    }

    /** The code of the body, one of these variables read as some code of the other body. */
    Code reading(Node variable, int value) {
        return new Code(
                code.body(),
                code.naming()
                        .with(declaration -> declaration.equals(variable)
                                ? value
                                : code.naming().code(declaration)));
    }

    /** The code of the body, these variables read as their expressions. */
    public Code code() {
        return code;
    }

    /** Whether all variables of the body are in both. */
    public boolean isEmpty() {
        return initializers.isEmpty() && patterns.isEmpty();
    }

    /** Whether this is one of the variables. */
    boolean contains(Node variable) {
        return initializers.containsKey(variable) || patterns.contains(variable);
    }

    /** The variables with their first expressions. */
    Map<Node, Node> initializers() {
        return initializers;
    }

    /** Number of the cast that the variable of a pattern stands for. */
    Optional<Integer> cast(Node variable) {
        return Optional.ofNullable(casts.get(variable));
    }

    /** The expressions of a variable. */
    List<Node> values(Node variable) {
        return values.getOrDefault(variable, List.of());
    }
}
