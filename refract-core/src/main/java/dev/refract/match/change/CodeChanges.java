package dev.refract.match.change;

import dev.refract.match.mapping.CodeChange;
import dev.refract.match.mapping.EntityPair;
import dev.refract.match.mapping.Mapping;
import dev.refract.model.Declared;
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
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Everything that differs between two versions, as far as the mapping pairs them: matched entities are compared node by
 * node wherever they stand, the others are removed or added as a whole; then package lines and imports.
 */
public final class CodeChanges {
    private final Mapping mapping;
    private final Alignment alignment;
    private final List<CodeChange> changes = new ArrayList<>();

    private CodeChanges(Mapping mapping, Alignment alignment) {
        this.mapping = mapping;
        this.alignment = alignment;
    }

    /** The changes of a mapping: what became another, entity by entity, then what was removed and what was added. */
    public static List<CodeChange> of(Mapping mapping, Alignment alignment) {
        CodeChanges all = new CodeChanges(mapping, alignment);
        all.entities();
        FileHeads.compare(mapping, all.changes, alignment);
        return all.changes;
    }

    /** What differs between the two entities of a pair, without their members. */
    public static List<CodeChange> between(EntityPair pair, Mapping mapping, Alignment alignment) {
        CodeChanges some = new CodeChanges(mapping, alignment);
        some.compare(pair);
        return some.changes;
    }

    private void entities() {
        for (Entity before : mapping.before().entities()) {
            // What stays in a body is compared with it.
            mapping.ofBefore(before)
                    .filter(pair -> !before.isInBody() || !pair.after().isInBody())
                    .ifPresent(this::compare);
        }
        mapping.counterparts().forEach(this::compareCounterparts);
        whole(mapping.removed(), EntityPair::before, CodeChange::removed);
        whole(mapping.added(), EntityPair::after, CodeChange::added);
    }

    /**
     * What a pair already tells of one of the two is not told again: of several methods that became one, each says what it
     * lost, and what the one has new is told by that which it was paired with. Only names count for both.
     */
    private void compareCounterparts(EntityPair pair) {
        boolean beforeIsTold = mapping.ofBefore(pair.before()).isPresent();
        boolean afterIsTold = mapping.ofAfter(pair.after()).isPresent();
        int first = changes.size();
        compare(pair);
        List<CodeChange> told = changes.subList(first, changes.size());
        told.replaceAll(change -> change.exchangesNames() || !beforeIsTold ? change : change.withoutBefore());
        told.replaceAll(change -> change.exchangesNames() || !afterIsTold ? change : change.withoutAfter());
        told.removeIf(change -> change.before().isEmpty() && change.after().isEmpty());
    }

    /**
     * A type that is gone as a whole says so once, not for each member. Of one from which members went elsewhere only its
     * head and the other members are gone.
     */
    private void whole(
            List<Entity> alone, Function<EntityPair, Entity> side, BiFunction<SourceUnit, Node, CodeChange> change) {
        Set<Entity> paired = mapping.allPairs().stream().map(side).collect(Collectors.toSet());
        Set<Entity> divided = divided(paired);
        for (Entity entity : alone) {
            boolean apart = entity.owner()
                    .filter(owner -> !paired.contains(owner) && !divided.contains(owner))
                    .isEmpty();
            if (apart && !entity.isInBody()) {
                List<Node> parts = divided.contains(entity) ? Declared.parts(entity) : List.of(entity.own());
                parts.forEach(part -> changes.add(change.apply(entity.unit(), part)));
            }
        }
    }

    /** The types without a partner that have a member with one. */
    private static Set<Entity> divided(Set<Entity> paired) {
        Set<Entity> divided = new HashSet<>();
        for (Entity member : paired) {
            Optional<Entity> owner = member.isInBody() ? Optional.empty() : member.owner();
            while (owner.isPresent() && !paired.contains(owner.get()) && divided.add(owner.get())) {
                owner = owner.get().owner();
            }
        }
        return divided;
    }

    private void compare(EntityPair pair) {
        SourceUnit beforeUnit = pair.before().unit();
        SourceUnit afterUnit = pair.after().unit();
        TreeChanges trees = new TreeChanges(beforeUnit, afterUnit, changes, alignment);
        Node before = pair.before().node();
        Node after = pair.after().node();
        if (pair.before().isType()) {
            compareHeads(trees, pair);
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

    private void compareHeads(TreeChanges trees, EntityPair types) {
        if (!types.sameCode()) {
            trees.compare(Declared.parts(types.before()), Declared.parts(types.after()));
        }
    }

    private static List<Node> withoutRole(Node node, Role role) {
        return node.children().stream().filter(child -> child.role() != role).toList();
    }
}
