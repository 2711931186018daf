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
interface SoughtNames {
    /**
     * Parameters and local variables.
     *
     * @param root the body
     * @param wanted which declarations are looked for
     */
    static SoughtNames local(Node root, Predicate<Node> wanted) {
        LazyScopes scopes = new LazyScopes(root);
        return code -> code.is(NodeKind.NAME) && root.contains(code)
                ? scopes.get().declaration(code).filter(wanted)
                : Optional.empty();
    }

    /**
     * Fields of the object.
     *
     * @param root the body
     * @param wanted the declarations that are looked for by their names
     */
    static SoughtNames fields(Node root, Map<String, Node> wanted) {
        LazyScopes scopes = new LazyScopes(root);
        return code -> {
            boolean bare = code.is(NodeKind.NAME);
            Node field = bare || LocalScopes.isOfThis(code) ? wanted.get(bare ? code.label() : code.name()) : null;
            boolean local = field != null
                    && bare
                    && root.contains(code)
                    && scopes.get().declaration(code).isPresent();
            return local ? Optional.empty() : Optional.ofNullable(field);
        };
    }

    /** The scopes of a body, read when a name may be one that is looked for. */
    final class LazyScopes {
        private final Node root;
        private LocalScopes scopes;

        private LazyScopes(Node root) {
            this.root = root;
        }

        private LocalScopes get() {
            if (scopes == null) {
                scopes = LocalScopes.of(root);
            }
            return scopes;
        }
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
