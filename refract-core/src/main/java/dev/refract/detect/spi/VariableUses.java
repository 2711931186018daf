package dev.refract.detect.spi;

import dev.refract.model.Entity;
import dev.refract.model.reference.LocalScopes;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.Role;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Where the parameters and local variables of members, and the fields that took their places, are named. */
public final class VariableUses {
    private final Map<Entity, Map<Node, List<Node>>> uses = new HashMap<>();

    VariableUses() {}

    /** The names of a variable: that in its declaration and those that mean it. */
    public List<Node> names(Entity member, Node variable) {
        List<Node> names = new ArrayList<>();
        names.add(variable.child(Role.NAME).orElse(variable));
        names.addAll(uses.computeIfAbsent(member, VariableUses::of).getOrDefault(variable, List.of()));
        return names;
    }

    /** The first name that means a variable in each of the statements in which there is one. */
    public List<Node> firstOfStatements(Entity member, Node variable) {
        Map<Node, Node> first = new LinkedHashMap<>();
        uses.computeIfAbsent(member, VariableUses::of)
                .getOrDefault(variable, List.of())
                .forEach(name -> first.putIfAbsent(Local.statementAround(name), name));
        return List.copyOf(first.values());
    }

    /** The places at which a member names a field of the object; with {@code this.}, or bare. */
    public List<Node> fields(Entity member, String field) {
        List<Node> places = new ArrayList<>();
        LocalScopes scopes = LocalScopes.of(member.node());
        member.node().forEachBelow(node -> {
            boolean bare = LocalScopes.isVariableName(node)
                    && node.label().equals(field)
                    && scopes.declaration(node).isEmpty();
            if (bare || LocalScopes.isOfThis(node) && node.name().equals(field)) {
                places.add(node);
            }
        });
        return places;
    }

    private static Map<Node, List<Node>> of(Entity member) {
        Map<Node, List<Node>> uses = new HashMap<>();
        Node root = member.node();
        LocalScopes scopes = LocalScopes.of(root);
        for (int index = root.index(); index < root.index() + root.size(); index++) {
            Node node = root.tree().node(index);
            scopes.declaration(node)
                    .ifPresent(variable -> uses.computeIfAbsent(variable, unused -> new ArrayList<>())
                            .add(node));
        }
        return uses;
    }
}
