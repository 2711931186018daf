package dev.refract.match.body.variable;

import dev.refract.match.mapping.NodePair;
import dev.refract.match.mapping.VariablePair;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Variables in the heads of loops, which come and go with them: under other names they are none that are declared elsewhere.
 */
public final class LoopVariables {
    private LoopVariables() {}

    /** Where a variable is declared. */
    private enum Place {
        COUNTER,
        ELEMENT,
        STATEMENT,
        OTHER
    }

    /**
     * The elements of loops that are one, whatever each loop goes through.
     *
     * @param statements the statements that are one
     * @param told variables of which something else is known
     */
    public static List<VariablePair> elements(Stream<NodePair> statements, Set<Node> told) {
        List<VariablePair> pairs = new ArrayList<>();
        statements.forEach(loops -> {
            Optional<Node> variable = element(loops.before());
            Optional<Node> other = element(loops.after());
            if (variable.isPresent() && other.isPresent() && disjoint(told, variable.get(), other.get())) {
                pairs.add(new VariablePair(variable.get(), other.get(), 0));
            }
        });
        return pairs;
    }

    private static boolean disjoint(Set<Node> told, Node variable, Node other) {
        return !told.contains(variable) && !told.contains(other);
    }

    private static Optional<Node> element(Node loop) {
        return Optional.of(loop).filter(node -> node.is(NodeKind.FOR_EACH)).flatMap(node -> node.child(Role.PARAMETER));
    }

    /** Whether two local variables may be one, for what loops say of them. */
    static boolean mayBeOne(VariablePair pair) {
        if (pair.sameName()) {
            return true;
        }
        Place place = place(pair.before());
        Place other = place(pair.after());
        return place == other || place == Place.OTHER || other == Place.OTHER;
    }

    private static Place place(Node variable) {
        Optional<Node> statement = variable.parent().filter(parent -> parent.is(NodeKind.LOCAL_VARIABLE));
        return statement
                .or(() -> Optional.of(variable))
                .filter(LoopVariables::isInHead)
                .map(head ->
                        head.parent().filter(loop -> loop.is(NodeKind.FOR)).isPresent() ? Place.COUNTER : Place.ELEMENT)
                .or(() -> statement.map(declared -> Place.STATEMENT))
                .orElse(Place.OTHER);
    }

    private static boolean isInHead(Node declaration) {
        return declaration.role() != Role.BODY
                && declaration
                        .parent()
                        .filter(loop -> loop.is(NodeKind.FOR) || loop.is(NodeKind.FOR_EACH))
                        .isPresent();
    }
}
