package dev.refract.match.entity;

import dev.refract.match.evidence.SharedReferrers;
import dev.refract.match.mapping.EntityPair;
import dev.refract.match.mapping.Mapping;
import dev.refract.match.mapping.Steps;
import dev.refract.model.Declared;
import dev.refract.model.Entity;
import dev.refract.model.file.EntityKind;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.Role;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Which members could be the same: those of matched owners, those with a name or a rare piece of code in common, those
 * that the same code refers to. From inverted indexes, never from all pairs: what many have in common says little and
 * brings no candidates.
 */
final class MemberCandidates {
    /** Members that may share a key before it brings no candidates. */
    private static final int COMMON = 30;
    /** Pairs of free members of two matched owners up to which all are tried. */
    private static final int SMALL = 2_500;
    /** Nodes that code must have to be rare. */
    private static final int TELLING = 6;

    private final Mapping mapping;
    private final SharedReferrers referrers;
    private final Steps steps;
    private final Map<Entity, Set<Entity>> found = new LinkedHashMap<>();

    MemberCandidates(Mapping mapping, SharedReferrers referrers, Steps steps) {
        this.mapping = mapping;
        this.referrers = referrers;
        this.steps = steps;
    }

    /** The candidates of each member of the version before. */
    Map<Entity, Set<Entity>> of(List<Entity> before, List<Entity> after) {
        ofOwners(before, after);
        Map<Object, List<Entity>> index = new HashMap<>();
        for (Entity entity : after) {
            keys(entity)
                    .forEach(key -> index.computeIfAbsent(key, unused -> new ArrayList<>())
                            .add(entity));
        }
        Map<Entity, List<Entity>> referred = referred(after);
        for (Entity entity : before) {
            keys(entity).forEach(key -> add(entity, index.getOrDefault(key, List.of())));
            for (Entity referrer : referrers.before().to(entity).keySet()) {
                mapping.ofBefore(referrer)
                        .map(EntityPair::after)
                        .ifPresent(partner -> add(entity, referred.getOrDefault(partner, List.of())));
            }
        }
        return found;
    }

    private void ofOwners(List<Entity> before, List<Entity> after) {
        Map<Entity, List<Entity>> afterByOwner = byOwner(after);
        byOwner(before)
                .forEach((owner, members) -> mapping.ofBefore(owner)
                        .map(pair -> afterByOwner.getOrDefault(pair.after(), List.of()))
                        .filter(others -> (long) members.size() * others.size() <= SMALL)
                        .ifPresent(others -> members.forEach(member -> addAll(member, others))));
    }

    private static Map<Entity, List<Entity>> byOwner(List<Entity> members) {
        Map<Entity, List<Entity>> byOwner = new LinkedHashMap<>();
        members.forEach(member -> byOwner.computeIfAbsent(member.type(), unused -> new ArrayList<>())
                .add(member));
        return byOwner;
    }

    /** The members of the version after by who refers to them. */
    private Map<Entity, List<Entity>> referred(List<Entity> after) {
        Map<Entity, List<Entity>> referred = new HashMap<>();
        for (Entity entity : after) {
            for (Entity referrer : referrers.after().to(entity).keySet()) {
                referred.computeIfAbsent(referrer, unused -> new ArrayList<>()).add(entity);
            }
        }
        return referred;
    }

    private void add(Entity before, List<Entity> others) {
        steps.take(1);
        if (others.size() <= COMMON) {
            addAll(before, others);
        }
    }

    private void addAll(Entity before, List<Entity> others) {
        steps.take(others.size());
        for (Entity other : others) {
            if (compatible(before, other)) {
                found.computeIfAbsent(before, unused -> new LinkedHashSet<>()).add(other);
            }
        }
    }

    /** A constructor stays one, and an initializer too. */
    static boolean compatible(Entity before, Entity after) {
        boolean constructors =
                before.node().kind() == after.node().kind() || !isConstructor(before) && !isConstructor(after);
        return before.kind().group() == after.kind().group() && constructors;
    }

    private static boolean isConstructor(Entity entity) {
        return entity.kind() == EntityKind.CONSTRUCTOR;
    }

    private static Set<Object> keys(Entity entity) {
        Set<Object> keys = new HashSet<>();
        keys.add(entity.kind().group() + " " + entity.name());
        keys.add(entity.name() + '(' + Declared.parameterTypes(entity) + ')');
        Declared.parts(entity).forEach(part -> addCode(part, keys));
        return keys;
    }

    private static void addCode(Node node, Set<Object> keys) {
        Role role = node.role();
        boolean piece =
                role == Role.STATEMENT || role == Role.BODY || role == Role.INITIALIZER || role == Role.ARGUMENT;
        if (piece && node.size() >= TELLING) {
            keys.add(node.normalisedHash());
        }
        node.children().forEach(child -> addCode(child, keys));
    }
}
