package dev.refract.match.body.variable;

import dev.refract.match.mapping.VariablePair;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import java.util.Optional;

/**
 * Variables in the heads of loops, which come and go with them: under other names they are none that are declared elsewhere.
 */
final class LoopVariables {
    private LoopVariables() {}

    /** Where a variable is declared. */
    private enum Place {
        COUNTER,
        ELEMENT,
        STATEMENT,
        OTHER
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
