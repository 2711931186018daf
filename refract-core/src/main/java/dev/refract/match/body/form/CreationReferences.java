package dev.refract.match.body.form;

import dev.refract.match.body.code.Code;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * References to what creates the value of a variable, given to a call in place of the variable: {@code copy(all, codes)} and
 * {@code copy(all, char[]::new)}, where {@code codes} is {@code new char[size]}.
 */
final class CreationReferences {
    private final Code near;
    private final Code far;

    CreationReferences(Code near, Code far) {
        this.near = near;
        this.far = far;
    }

    /** The reference to what creates a value of the near side, in a statement of the far side. */
    Optional<Node> of(Node value, Node counterpart) {
        return value.is(NodeKind.NEW) || value.is(NodeKind.NEW_ARRAY)
                ? value.child(Role.TYPE).flatMap(type -> far.body().first(counterpart, part -> creates(part, type)))
                : Optional.empty();
    }

    private boolean creates(Node part, Node type) {
        return part.is(NodeKind.METHOD_REFERENCE)
                && part.child(Role.NAME).isEmpty()
                && part.child(Role.TYPE)
                        .filter(created -> isSameType(type, created))
                        .isPresent();
    }

    /** Whether two are one type, whether or not type arguments and sizes are named. */
    private boolean isSameType(Node type, Node created) {
        int dimensions = type.children(Role.DIMENSION).size();
        return near.of(type.child(Role.TYPE).orElse(type))
                        == far.of(created.child(Role.TYPE).orElse(created))
                && dimensions == created.children(Role.DIMENSION).size();
    }

    /** Whether a call in a statement of the near side is given a variable as one of the same name is given a reference. */
    boolean isGivenLike(Node reference, Node variable, Node statement) {
        Optional<String> call = callWith(reference);
        List<Node> given = new ArrayList<>();
        statement.forEachBelow(node -> {
            boolean isVariable =
                    near.body().declaration(node).filter(variable::equals).isPresent();
            if (isVariable && callWith(node).equals(call)) {
                given.add(node);
            }
        });
        return call.isPresent() && !given.isEmpty();
    }

    private static Optional<String> callWith(Node argument) {
        return argument.parent()
                .filter(call -> call.is(NodeKind.CALL) && argument.role() == Role.ARGUMENT)
                .map(Node::name);
    }
}
