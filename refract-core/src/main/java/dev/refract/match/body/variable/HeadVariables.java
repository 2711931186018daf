package dev.refract.match.body.variable;

import dev.refract.match.body.code.Body;
import dev.refract.match.body.code.Code;
import dev.refract.match.body.code.Parts;
import dev.refract.match.mapping.VariablePair;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Variables that heads declare, which tell what became of them before any statement does: parameters of one callable in the same
 * place, the elements of the only loops that go through the same, and resources and variables of patterns that a statement
 * declared with the same value; of one type, and of names that only one version has.
 */
public final class HeadVariables {
    private final Code before;
    private final Code after;
    private final Set<Node> told;
    private final Set<String> namesBefore;
    private final Set<String> namesAfter;
    private final List<VariablePair> found = new ArrayList<>();

    private HeadVariables(Code before, Code after, Set<Node> told) {
        this.before = before;
        this.after = after;
        this.told = told;
        this.namesBefore = names(before.body());
        this.namesAfter = names(after.body());
    }

    private static Set<String> names(Body body) {
        return body.variables().stream().map(Node::name).collect(Collectors.toSet());
    }

    /**
     * The variables of heads that are one.
     *
     * @param oneCallable whether the bodies are those of one callable
     * @param told variables of which something else is known
     */
    public static List<VariablePair> find(Code before, Code after, boolean oneCallable, Set<Node> told) {
        HeadVariables variables = new HeadVariables(before, after, told);
        if (oneCallable) {
            variables.addParameters();
        }
        variables.addElements();
        variables.addTakenIn();
        return variables.found;
    }

    private void addParameters() {
        List<Node> left = before.body().root().children(Role.PARAMETER);
        List<Node> right = after.body().root().children(Role.PARAMETER);
        for (int i = 0; i < left.size() && left.size() == right.size(); i++) {
            add(left.get(i), right.get(i));
        }
    }

    private void addElements() {
        addPairs(elements(before), elements(after));
    }

    /** The elements of loops, by what they go through; none where several loops go through the same. */
    private static Map<Integer, Optional<Node>> elements(Code code) {
        Map<Integer, Optional<Node>> elements = new LinkedHashMap<>();
        code.body().fragments(true).stream()
                .map(fragment -> fragment.node())
                .filter(loop -> loop.is(NodeKind.FOR_EACH))
                .forEach(loop -> loop.child(Role.EXPRESSION)
                        .ifPresent(source -> elements.merge(
                                code.of(source), loop.child(Role.PARAMETER), (one, other) -> Optional.empty())));
        return elements;
    }

    /** Those that a head declares in one version and a statement in the other. */
    private void addTakenIn() {
        Map<Integer, Optional<Node>> left = values(before, true);
        Map<Integer, Optional<Node>> right = values(after, true);
        if (!right.isEmpty()) {
            addPairs(values(before, false), right);
        }
        if (!left.isEmpty()) {
            addPairs(left, values(after, false));
        }
    }

    private void addPairs(Map<Integer, Optional<Node>> left, Map<Integer, Optional<Node>> right) {
        left.forEach((value, variable) -> variable.ifPresent(
                one -> right.getOrDefault(value, Optional.empty()).ifPresent(other -> add(one, other))));
    }

    /** The variables that heads declare, or those that statements do, by their values; none where several have the same. */
    private static Map<Integer, Optional<Node>> values(Code code, boolean inHead) {
        Map<Integer, Optional<Node>> variables = new LinkedHashMap<>();
        for (Node variable : code.body().variables()) {
            Optional<Node> holder = variable.parent();
            if (holder.filter(node -> isHead(node) == inHead && !node.is(NodeKind.FOR_EACH))
                    .isPresent()) {
                value(variable, holder.get(), code)
                        .ifPresent(value ->
                                variables.merge(value, Optional.of(variable), (one, other) -> Optional.empty()));
            }
        }
        return variables;
    }

    private static boolean isHead(Node holder) {
        return holder.is(NodeKind.TYPE_PATTERN) || holder.role() == Role.RESOURCE;
    }

    /** Number of what a variable is declared with; for that of a pattern, of what is tested. */
    private static Optional<Integer> value(Node variable, Node holder, Code code) {
        if (holder.is(NodeKind.TYPE_PATTERN)) {
            return holder.parent()
                    .filter(test -> test.is(NodeKind.INSTANCEOF))
                    .flatMap(test -> test.child(Role.LEFT))
                    .map(tested -> -code.of(tested));
        }
        return variable.child(Role.INITIALIZER)
                .map(Parts::strip)
                .map(value -> Parts.cast(value).map(tested -> -code.of(tested)).orElseGet(() -> code.of(value)));
    }

    private void add(Node variable, Node other) {
        boolean open = !told.contains(variable)
                && !told.contains(other)
                && !namesAfter.contains(variable.name())
                && !namesBefore.contains(other.name());
        if (open && Objects.equals(type(variable, before), type(other, after))) {
            found.add(new VariablePair(variable, other, 0));
        }
    }

    private static Optional<Integer> type(Node variable, Code code) {
        return code.body().type(variable).map(code::of);
    }
}
