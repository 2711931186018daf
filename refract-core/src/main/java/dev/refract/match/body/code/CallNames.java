package dev.refract.match.body.code;

import dev.refract.model.reference.TypeNames;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.Set;

/** The names of the callables that code calls or refers to. */
public final class CallNames {
    private static final Set<NodeKind> CALLS =
            EnumSet.of(NodeKind.CALL, NodeKind.SUPER_CALL, NodeKind.METHOD_REFERENCE);

    private CallNames() {}

    /** The names in a piece of code, also in the statements in it. */
    public static Set<String> in(Node code) {
        Set<String> names = new HashSet<>();
        code.forEachBelow(node -> {
            if (CALLS.contains(node.kind())) {
                names.add(node.name());
            } else if (node.is(NodeKind.NEW)) {
                node.child(Role.TYPE).map(TypeNames::erasure).ifPresent(names::add);
            }
        });
        return names;
    }
}
