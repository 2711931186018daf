package dev.refract.match.regroup;

import dev.refract.model.reference.LocalScopes;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/** The variables of a body that are looked for. */
@FunctionalInterface
interface Names {
    /**
     * Parameters and local variables.
     *
     * @param scopes the names of the body
     * @param wanted which declarations are looked for
     */
    static Names local(LocalScopes scopes, Predicate<Node> wanted) {
        return code -> scopes.root().contains(code) ? scopes.declaration(code).filter(wanted) : Optional.empty();
    }

    /**
     * Fields of the object.
     *
     * @param scopes the names of the body
     * @param wanted the declarations that are looked for by their names
     */
    static Names fields(LocalScopes scopes, Map<String, Node> wanted) {
        return code -> {
            boolean bare = code.is(NodeKind.NAME)
                    && scopes.root().contains(code)
                    && scopes.declaration(code).isEmpty();
            String name = bare ? code.label() : code.name();
            return bare || LocalScopes.isOfThis(code) ? Optional.ofNullable(wanted.get(name)) : Optional.empty();
        };
    }

    /** The declaration of the variable that some code is the name of. */
    Optional<Node> variable(Node code);

    /** The declaration of the variable that some code is, or that it asks for something: {@code point.x()}. */
    default Optional<Node> asked(Node code) {
        Optional<Node> receiver = code.child(Role.RECEIVER)
                .filter(unused -> code.children(Role.ARGUMENT).isEmpty());
        return variable(code).or(() -> receiver.flatMap(this::variable));
    }
}
