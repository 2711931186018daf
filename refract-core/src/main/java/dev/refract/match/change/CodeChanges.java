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
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

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
        mapping.counterparts().forEach(this::compare);
        mapping.removed().stream()
                .filter(entity -> isWhole(entity, mapping::ofBefore))
                .forEach(entity -> changes.add(CodeChange.removed(entity.unit(), entity.own())));
        mapping.added().stream()
                .filter(entity -> isWhole(entity, mapping::ofAfter))
                .forEach(entity -> changes.add(CodeChange.added(entity.unit(), entity.own())));
    }

    /** A type that is gone as a whole says so once, not for each member; members that moved out are compared apart. */
    private static boolean isWhole(Entity entity, Function<Entity, Optional<EntityPair>> pairOf) {
        boolean ownerStays =
                entity.owner().map(owner -> pairOf.apply(owner).isPresent()).orElse(true);
        return ownerStays && !entity.isInBody();
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
