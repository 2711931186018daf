package dev.refract.model;

import dev.refract.model.file.EntityKind;
import dev.refract.model.file.Nesting;
import dev.refract.model.reference.Reference;
import dev.refract.model.reference.References;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Who refers to whom in a version. Code in local and anonymous types counts for the member in whose body they stand.
 * Computed when asked for; nothing of it is kept with the files.
 */
public final class Referrers {
    private final Map<Entity, Map<Entity, Integer>> referrers = new LinkedHashMap<>();

    private Referrers() {}

    /** All references of a version. */
    public static Referrers in(CodeModel model) {
        Referrers all = new Referrers();
        MemberResolution resolution = new MemberResolution(model);
        model.entities().stream().filter(entity -> !inBody(entity)).forEach(entity -> all.add(entity, resolution));
        return all;
    }

    /** What an entity refers to, with the number of places; not what its members refer to. */
    public static Map<Reference, Integer> references(Entity entity) {
        return References.in(parts(entity));
    }

    /** The entities whose code refers to this one, with the number of places. */
    public Map<Entity, Integer> to(Entity entity) {
        return Collections.unmodifiableMap(referrers.getOrDefault(entity, Map.of()));
    }

    private void add(Entity entity, MemberResolution resolution) {
        references(entity).forEach((reference, places) -> {
            for (Entity target : resolution.targets(reference, entity)) {
                if (target != entity) {
                    referrers
                            .computeIfAbsent(target, unused -> new LinkedHashMap<>())
                            .merge(entity, places, Integer::sum);
                }
            }
        });
    }

    private static boolean inBody(Entity entity) {
        boolean here = entity.nesting() == Nesting.LOCAL || entity.nesting() == Nesting.ANONYMOUS;
        return here || entity.owner().filter(Referrers::inBody).isPresent();
    }

    private static List<Node> parts(Entity entity) {
        Node node = entity.node();
        if (entity.isType()) {
            return node.children().stream()
                    .filter(child -> child.role() != Role.MEMBER && !child.is(NodeKind.RECORD_COMPONENT))
                    .toList();
        }
        if (entity.kind() != EntityKind.FIELD || !node.is(NodeKind.FIELD)) {
            return List.of(node);
        }
        List<Node> parts = new ArrayList<>(node.children());
        parts.removeIf(child -> child.role() == Role.FRAGMENT && !child.equals(entity.variable()));
        return parts;
    }
}
