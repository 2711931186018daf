package dev.refract.match.entity;

import dev.refract.match.evidence.SharedReferrers;
import dev.refract.match.mapping.Steps;
import dev.refract.model.Entity;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import java.util.HashSet;
import java.util.Set;

/**
 * Tells whether code that uses a field went with it: a statement that names the field in the version before is the same as
 * one in the version after that names the other.
 *
 * @param referrers who refers to the fields
 * @param telling nodes of a statement that tells something: {@code this.name = name} is found in any class
 * @param steps the budget of work
 */
record MovedUses(SharedReferrers referrers, int telling, Steps steps) {
    /** Whether a telling statement of those that refer to the one stands among those that refer to the other. */
    boolean have(Entity before, Entity after) {
        Set<Integer> left = statements(before, referrers.before().to(before).keySet());
        return !left.isEmpty()
                && statements(after, referrers.after().to(after).keySet()).stream()
                        .anyMatch(left::contains);
    }

    private Set<Integer> statements(Entity field, Set<Entity> users) {
        Set<Integer> statements = new HashSet<>();
        for (Entity user : users) {
            user.body().ifPresent(body -> {
                steps.take(body.size());
                body.forEachBelow(node -> {
                    if (node.role() == Role.STATEMENT && node.size() >= telling && names(node, field.name())) {
                        statements.add(node.normalisedHash());
                    }
                });
            });
        }
        return statements;
    }

    /** Whether the statement itself, not one that stands in it, names the field. */
    private static boolean names(Node node, String name) {
        return node.children().stream()
                .filter(child -> child.role() != Role.STATEMENT)
                .anyMatch(child -> child.is(NodeKind.NAME) && child.label().equals(name) || names(child, name));
    }
}
