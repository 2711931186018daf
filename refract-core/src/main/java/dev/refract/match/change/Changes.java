package dev.refract.match.change;

import dev.refract.match.mapping.Change;
import dev.refract.match.mapping.Derivation;
import dev.refract.match.mapping.EntityPair;
import dev.refract.match.mapping.Mapping;
import dev.refract.match.mapping.Steps;
import dev.refract.model.Entity;
import dev.refract.model.SourceUnit;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * Everything that differs between two versions, as far as the mapping pairs them: matched entities are compared node by
 * node wherever they stand, the others are removed or added as a whole; then package lines and imports.
 */
public final class Changes {
    private final Mapping mapping;
    private final Steps steps;
    private final List<Change> changes = new ArrayList<>();

    private Changes(Mapping mapping, Steps steps) {
        this.mapping = mapping;
        this.steps = steps;
    }

    /** The changes of a mapping, entity by entity in the order of the version before, then what was added. */
    public static List<Change> of(Mapping mapping, Steps steps) {
        Changes all = new Changes(mapping, steps);
        all.entities();
        FileHeads.compare(mapping, all.changes, steps);
        return all.changes;
    }

    /** What differs between the two entities of a pair, without their members. */
    public static List<Change> between(EntityPair pair, Mapping mapping, Steps steps) {
        Changes some = new Changes(mapping, steps);
        some.compare(pair);
        return some.changes;
    }

    private void entities() {
        Set<Entity> derived = new HashSet<>();
        for (Derivation derivation : mapping.derivations()) {
            derived.add(derivation.pair().before());
            derived.add(derivation.pair().after());
        }
        for (Entity before : mapping.before().entities()) {
            mapping.ofBefore(before).filter(pair -> !before.isInBody()).ifPresent(this::compare);
            if (isAlone(before, mapping::ofBefore) && !derived.contains(before)) {
                changes.add(Change.removed(before.unit(), before.own()));
            }
        }
        mapping.derivations().forEach(derivation -> compare(derivation.pair()));
        for (Entity after : mapping.after().entities()) {
            if (isAlone(after, mapping::ofAfter) && !derived.contains(after)) {
                changes.add(Change.added(after.unit(), after.own()));
            }
        }
    }

    private static boolean isAlone(Entity entity, Function<Entity, Optional<EntityPair>> pairOf) {
        return !entity.isInBody() && pairOf.apply(entity).isEmpty() && ownerHas(entity, pairOf);
    }

    /** A type that is gone as a whole says so once, not for each member; members that moved out are compared apart. */
    private static boolean ownerHas(Entity entity, Function<Entity, Optional<EntityPair>> pairOf) {
        return entity.owner().map(owner -> pairOf.apply(owner).isPresent()).orElse(true);
    }

    private void compare(EntityPair pair) {
        SourceUnit beforeUnit = pair.before().unit();
        SourceUnit afterUnit = pair.after().unit();
        TreeChanges trees = new TreeChanges(beforeUnit, afterUnit, changes, steps);
        Node before = pair.before().node();
        Node after = pair.after().node();
        if (pair.before().isType()) {
            compareHeads(trees, before, after);
        } else if (before.is(NodeKind.FIELD) && after.is(NodeKind.FIELD)) {
            trees.compare(withoutRole(before, Role.FRAGMENT), withoutRole(after, Role.FRAGMENT));
            trees.compare(pair.before().variable(), pair.after().variable());
        } else if (before.kind() != after.kind()) {
            trees.compare(parts(pair.before()), parts(pair.after()));
        } else {
            trees.compare(before, after);
        }
    }

    /** What a declaration is made of: a field that became a component of a record keeps its name and type. */
    private static List<Node> parts(Entity entity) {
        List<Node> parts = new ArrayList<>(withoutRole(entity.node(), Role.FRAGMENT));
        if (!entity.variable().equals(entity.node())) {
            parts.addAll(entity.variable().children());
        }
        return parts;
    }

    private void compareHeads(TreeChanges trees, Node before, Node after) {
        if (!before.sameCode(after)) {
            trees.compare(withoutMembers(before), withoutMembers(after));
        }
    }

    private static List<Node> withoutMembers(Node type) {
        return type.children().stream()
                .filter(child -> child.role() != Role.MEMBER && !child.is(NodeKind.RECORD_COMPONENT))
                .toList();
    }

    private static List<Node> withoutRole(Node node, Role role) {
        return node.children().stream().filter(child -> child.role() != role).toList();
    }
}
