package dev.refract.match.entity;

import dev.refract.match.mapping.BodyMapping;
import dev.refract.match.mapping.EntityPair;
import dev.refract.match.mapping.NodePair;
import dev.refract.match.mapping.Replacement;
import dev.refract.model.reference.LocalScopes;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Parameters of two callables of which one is asked where the other was, as in {@code options.folder()} and {@code folder}:
 * code that names the one and no other variable stands for code that names the other and no other variable.
 */
final class ExchangedUses {
    private final List<NodePair> exchanges;
    private final LocalScopes before;
    private final LocalScopes after;

    /**
     * What stands for what in two callables.
     *
     * @param body which statement of the one became which of the other
     */
    ExchangedUses(EntityPair callables, BodyMapping body) {
        this.before = LocalScopes.of(callables.before().node());
        this.after = LocalScopes.of(callables.after().node());
        this.exchanges = body.links().stream()
                .flatMap(link -> Replacement.exchanges(link.replacements()))
                .toList();
    }

    /** Whether code with one parameter stands for code with another, at one place at least. */
    boolean standFor(Node parameter, Node other) {
        return exchanges.stream()
                .anyMatch(exchange -> variables(exchange.before(), before).equals(Set.of(parameter))
                        && variables(exchange.after(), after).equals(Set.of(other)));
    }

    /** The parameters and local variables that some code names. */
    private static Set<Node> variables(Node code, LocalScopes scopes) {
        Set<Node> variables = new HashSet<>();
        add(code, scopes, variables);
        code.forEachBelow(node -> add(node, scopes, variables));
        return variables;
    }

    private static void add(Node node, LocalScopes scopes, Set<Node> variables) {
        if (node.is(NodeKind.NAME) && scopes.root().contains(node)) {
            scopes.declaration(node).ifPresent(variables::add);
        }
    }
}
