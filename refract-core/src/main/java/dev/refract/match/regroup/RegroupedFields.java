package dev.refract.match.regroup;

import dev.refract.match.mapping.BodyMapping;
import dev.refract.match.mapping.EntityPair;
import dev.refract.match.mapping.Mapping;
import dev.refract.match.mapping.Regrouped;
import dev.refract.model.Declared;
import dev.refract.model.Entity;
import dev.refract.model.file.EntityKind;
import dev.refract.model.tree.Node;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Finds fields of a class that were merged, or split. A field that was paired with one of another name and type may be
 * one of them.
 */
public final class RegroupedFields {
    private final Mapping mapping;
    private final Map<EntityPair, Fields> types = new LinkedHashMap<>();

    private RegroupedFields(Mapping mapping) {
        this.mapping = mapping;
    }

    /** The fields of a class that may have become others, by their names, and the bodies that use them. */
    private record Fields(Map<String, Entity> before, Map<String, Entity> after, List<Regrouping.Sides> users) {
        boolean areSeveralAndOne() {
            return !before.isEmpty() && !after.isEmpty() && before.size() + after.size() > 2;
        }

        void note(EntityPair members, BodyMapping body) {
            if (areSeveralAndOne()) {
                SoughtNames left = SoughtNames.fields(members.before().node(), nodes(before));
                SoughtNames right = SoughtNames.fields(members.after().node(), nodes(after));
                users.add(new Regrouping.Sides(body, left, right));
            }
        }

        private static Map<String, Node> nodes(Map<String, Entity> fields) {
            Map<String, Node> nodes = new HashMap<>();
            fields.forEach((name, field) -> nodes.put(name, field.variable()));
            return nodes;
        }
    }

    /** Whether fields that are a pair may have been merged or split. */
    public static boolean mayBePaired(Mapping mapping) {
        RegroupedFields fields = new RegroupedFields(mapping);
        return mapping.pairs().stream()
                .filter(pair -> pair.before().kind() == EntityKind.FIELD && isAnother(pair))
                .flatMap(pair -> mapping.ofBefore(pair.before().type()).stream())
                .anyMatch(types -> fields.of(types).areSeveralAndOne());
    }

    /** The fields of all types, by the bodies of their members. */
    public static List<Regrouped> find(Mapping mapping, Map<EntityPair, BodyMapping> bodies) {
        RegroupedFields fields = new RegroupedFields(mapping);
        bodies.forEach((members, body) -> mapping.ofBefore(members.before().type())
                .filter(pair -> pair.after() == members.after().type())
                .ifPresent(
                        pair -> fields.types.computeIfAbsent(pair, fields::of).note(members, body)));
        List<Regrouped> found = new ArrayList<>();
        fields.types.forEach((pair, some) -> Regrouping.find(pair, some.users).stream()
                .filter(fields::isWhole)
                .forEach(found::add));
        return found;
    }

    private Fields of(EntityPair pair) {
        return new Fields(
                open(pair.before(), mapping::ofBefore), open(pair.after(), mapping::ofAfter), new ArrayList<>());
    }

    private static Map<String, Entity> open(Entity type, Function<Entity, Optional<EntityPair>> partner) {
        Map<String, Entity> fields = new HashMap<>();
        for (Entity field : type.members(EntityKind.Group.FIELD)) {
            boolean stays =
                    partner.apply(field).filter(pair -> !isAnother(pair)).isPresent();
            if (field.kind() == EntityKind.FIELD && !stays) {
                fields.put(field.name(), field);
            }
        }
        return fields;
    }

    private static boolean isAnother(EntityPair pair) {
        return !pair.sameName() && !Declared.typeName(pair.before()).equals(Declared.typeName(pair.after()));
    }

    /** Whether the partners of the fields of a group are in it, too. */
    private boolean isWhole(Regrouped group) {
        return partners(group, mapping)
                .allMatch(pair -> group.before().contains(pair.before().variable())
                        && group.after().contains(pair.after().variable()));
    }

    /** The pairs of the mapping in which the fields of a group are. */
    public static Stream<EntityPair> partners(Regrouped group, Mapping mapping) {
        Stream<EntityPair> before = group.around().before().members(EntityKind.Group.FIELD).stream()
                .filter(field -> group.before().contains(field.variable()))
                .flatMap(field -> mapping.ofBefore(field).stream());
        Stream<EntityPair> after = group.around().after().members(EntityKind.Group.FIELD).stream()
                .filter(field -> group.after().contains(field.variable()))
                .flatMap(field -> mapping.ofAfter(field).stream());
        return Stream.concat(before, after).distinct();
    }
}
