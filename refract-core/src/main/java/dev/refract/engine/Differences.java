package dev.refract.engine;

import dev.refract.finding.mapping.Difference;
import dev.refract.match.mapping.EntityPair;
import dev.refract.match.mapping.Mapping;
import dev.refract.model.Entity;
import dev.refract.model.file.EntityKind;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/** In what the two entities of a pair differ, seen through the mapping: a member of a type that moved did not move. */
final class Differences {
    private Differences() {}

    static Set<Difference> of(EntityPair pair, Mapping mapping) {
        Entity before = pair.before();
        Entity after = pair.after();
        Set<Difference> differences = EnumSet.noneOf(Difference.class);
        boolean constructors = before.kind() == EntityKind.CONSTRUCTOR && after.kind() == EntityKind.CONSTRUCTOR;
        if (!constructors && !pair.sameName()) {
            differences.add(Difference.RENAMED);
        }
        if (moved(before, after, mapping)) {
            differences.add(Difference.MOVED);
        }
        if (!before.node().sameCode(after.node()) || before.kind() != after.kind()) {
            addCode(before, after, differences);
        }
        return differences;
    }

    private static boolean moved(Entity before, Entity after, Mapping mapping) {
        Optional<Entity> owner = before.owner();
        if (owner.isEmpty() || after.owner().isEmpty()) {
            boolean sameFolder = before.unit().folder().equals(after.unit().folder());
            return owner.isPresent() || after.owner().isPresent() || !sameFolder || !samePackage(before, after);
        }
        return owner.flatMap(mapping::ofBefore)
                .map(EntityPair::after)
                .filter(partner -> partner == after.owner().get())
                .isEmpty();
    }

    private static boolean samePackage(Entity before, Entity after) {
        return before.packageName().equals(after.packageName());
    }

    private static void addCode(Entity before, Entity after, Set<Difference> differences) {
        if (before.kind() != after.kind() || !sameCode(parts(before), parts(after))) {
            differences.add(Difference.CHANGED);
        }
        if (before.isType() && !sameCode(members(before), members(after))) {
            differences.add(Difference.MEMBERS);
        }
    }

    private static boolean sameCode(List<Node> before, List<Node> after) {
        if (before.size() != after.size()) {
            return false;
        }
        for (int i = 0; i < before.size(); i++) {
            Node one = before.get(i);
            Node other = after.get(i);
            if (one.role() != other.role() || !one.sameCode(other)) {
                return false;
            }
        }
        return true;
    }

    /** All that declares an entity but its name and its members; of several fields in one declaration, its own part. */
    private static List<Node> parts(Entity entity) {
        List<Node> parts = children(entity.node(), node -> !isMember(node) && node.role() != Role.FRAGMENT);
        if (!entity.variable().equals(entity.node())) {
            parts.addAll(children(entity.variable(), node -> true));
        }
        parts.removeIf(node -> node.role() == Role.NAME);
        return parts;
    }

    private static List<Node> members(Entity type) {
        return children(type.node(), Differences::isMember);
    }

    private static boolean isMember(Node node) {
        return node.role() == Role.MEMBER || node.is(NodeKind.RECORD_COMPONENT);
    }

    private static List<Node> children(Node node, Predicate<Node> wanted) {
        List<Node> children = new ArrayList<>(node.children());
        children.removeIf(wanted.negate());
        return children;
    }
}
