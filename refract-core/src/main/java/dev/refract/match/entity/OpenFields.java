package dev.refract.match.entity;

import dev.refract.match.mapping.Mapping;
import dev.refract.model.Entity;
import dev.refract.model.file.EntityKind;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** How many fields of each type have no partner. */
final class OpenFields {
    private final Mapping mapping;
    private final Map<Entity, Integer> gone;
    private final Map<Entity, Integer> come;

    OpenFields(Mapping mapping) {
        this.mapping = mapping;
        this.gone = count(mapping.removed());
        this.come = count(mapping.added());
    }

    private static Map<Entity, Integer> count(List<Entity> entities) {
        Map<Entity, Integer> counts = new HashMap<>();
        entities.stream()
                .filter(entity -> entity.kind().group() == EntityKind.Group.FIELD)
                .forEach(field -> counts.merge(field.type(), 1, Integer::sum));
        return counts;
    }

    /**
     * Whether the one is all that a type lost, the other all that it got, and neither is what the other is asked for:
     * {@code parents} of {@code delegate.parents()}.
     */
    boolean areOnly(Entity before, Entity after) {
        int own = mapping.arePaired(before, after) ? 0 : 1;
        return mapping.arePaired(before.type(), after.type())
                && gone.getOrDefault(before.type(), 0) == own
                && come.getOrDefault(after.type(), 0) == own
                && !isAskedFor(before.name(), after)
                && !isAskedFor(after.name(), before);
    }

    private static boolean isAskedFor(String name, Entity field) {
        return isAskedFor(name, field, field.type().node());
    }

    /** Whether some code asks a field for something that ends in a name: {@code getParents}, {@code parents}. */
    static boolean isAskedFor(String name, Entity field, Node code) {
        String ending = name.toLowerCase(Locale.ROOT);
        return code.hasBelow(node -> (node.is(NodeKind.CALL) || node.is(NodeKind.FIELD_ACCESS))
                && node.name().toLowerCase(Locale.ROOT).endsWith(ending)
                && node.child(Role.RECEIVER)
                        .filter(receiver -> receiver.word().equals(field.name()))
                        .isPresent());
    }
}
