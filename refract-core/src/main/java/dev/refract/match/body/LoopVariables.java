package dev.refract.match.body;

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

    /** Whether the two are local variables that may be one, for what loops say of them. */
    static boolean mayBeOne(Variable before, Variable after) {
        if (!before.isLocal() || !after.isLocal() || before.name().equals(after.name())) {
            return before.isLocal() && after.isLocal();
        }
        Place place = place(before.declaration().get());
        Place other = place(after.declaration().get());
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
