package dev.refract.match.regroup;

import dev.refract.match.mapping.EntityPair;
import dev.refract.match.mapping.Regrouped;
import dev.refract.model.Declared;
import dev.refract.model.Entity;
import dev.refract.model.reference.LocalScopes;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Parameters that are stored in fields which were merged, or split: they were so, too. */
final class StoredParameters {
    private StoredParameters() {}

    /**
     * The parameters of a pair of callables that share the fate of fields.
     *
     * @param before parameters that have no partner of their name
     * @param after the same of the version after
     * @param fields the fields that were merged or split
     */
    static List<Regrouped> find(EntityPair callables, List<Node> before, List<Node> after, List<Regrouped> fields) {
        return fields.stream()
                .filter(group -> group.around().before() == callables.before().type()
                        && group.around().after() == callables.after().type())
                .map(group -> new Regrouped(
                        callables,
                        stored(callables.before(), before, group.before()),
                        stored(callables.after(), after, group.after())))
                .filter(group -> !group.before().isEmpty() && !group.after().isEmpty())
                .toList();
    }

    /** The parameters that are stored in some fields, if one is in each. */
    private static List<Node> stored(Entity callable, List<Node> parameters, List<Node> fields) {
        Set<String> names = fields.stream().map(Node::name).collect(Collectors.toSet());
        Set<String> stored = new HashSet<>();
        callable.node().forEachBelow(node -> {
            if (node.is(NodeKind.ASSIGNMENT)
                    && field(node, callable).filter(names::contains).isPresent()) {
                node.child(Role.RIGHT)
                        .filter(value -> value.is(NodeKind.NAME))
                        .map(Node::label)
                        .ifPresent(stored::add);
            }
        });
        List<Node> found = parameters.stream()
                .filter(parameter -> stored.contains(parameter.name()))
                .toList();
        return found.size() == fields.size() ? found : List.of();
    }

    /** The name of the field that is assigned, where no parameter has it. */
    private static Optional<String> field(Node assignment, Entity callable) {
        return assignment.child(Role.LEFT).flatMap(target -> {
            boolean bare = target.is(NodeKind.NAME)
                    && Declared.parameters(callable).stream()
                            .noneMatch(parameter -> parameter.name().equals(target.label()));
            return bare
                    ? Optional.of(target.label())
                    : Optional.of(target).filter(LocalScopes::isOfThis).map(Node::name);
        });
    }
}
