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
 * Which members could be the same: those of matched owners, those with a name, a rare piece of code or the shape of the body in
 * common, those that the same code refers to. From inverted indexes, never from all pairs: what many have in common says little and
 * brings no candidates.
 */
final class MemberCandidates {
    /** Members that may share a key before it brings no candidates. */
    private static final int COMMON = 30;
    /** Pairs of free members of two matched owners up to which all are tried. */
    private static final int SMALL = 2_500;
    /** Members around its place that are tried with one that has no candidates, where there are too many to try all. */
    private static final int REACH = 8;

    private final SharedReferrers referrers;
    private final Steps steps;
    private final List<Entity> before;
    private final Map<Entity, List<Entity>> beforeByOwner;
    private final Map<Entity, List<Entity>> afterByOwner;
    private final Map<Entity, List<Entity>> afterByReferrer;
    private final Map<Entity, Set<Entity>> alike = new LinkedHashMap<>();

    /**
     * The candidates among members of the two versions; what they have in common is looked up once.
     *
     * @param rare nodes that code must have to be rare, and bodies whose shape counts
     */
    MemberCandidates(List<Entity> before, List<Entity> after, SharedReferrers referrers, int rare, Steps steps) {
        this.referrers = referrers;
        this.steps = steps;
        this.before = outside(before);
        this.beforeByOwner = byOwner(before);
        this.afterByOwner = byOwner(after);
        List<Entity> outsideAfter = outside(after);
        this.afterByReferrer = referred(outsideAfter);
        Map<Object, List<Entity>> afterByKey = new HashMap<>();
        for (Entity entity : after) {
            keys(entity, rare)
                    .forEach(key -> afterByKey
                            .computeIfAbsent(key, unused -> new ArrayList<>())
                            .add(entity));
        }
        for (Entity entity : before) {
            keys(entity, rare).forEach(key -> add(entity, afterByKey.getOrDefault(key, List.of()), alike));
        }
    }

    /** What stands in no body: members of local types stay in them, whatever they have in common with others. */
    private static List<Entity> outside(List<Entity> members) {
        return members.stream().filter(member -> !member.isInBody()).toList();
    }

    /** The candidates of each member of the version before, seen through the pairs so far. */
    Map<Entity, Set<Entity>> in(Mapping mapping) {
        Map<Entity, Set<Entity>> found = new LinkedHashMap<>();
        alike.forEach((entity, others) -> found.put(entity, new LinkedHashSet<>(others)));
        for (EntityPair pair : mapping.pairs()) {
            boolean owners = pair.before().isType();
            Entity left = owners ? pair.before() : pair.before().type();
            Entity right = owners ? pair.after() : pair.after().type();
            // What moved with another member is between the same owners.
            if (owners || !mapping.arePaired(left, right)) {
                addMembers(left, right, found);
            }
        }
        addNested(mapping, found);
        for (Entity entity : before) {
            for (Entity referrer : referrers.before().to(entity).keySet()) {
                mapping.ofBefore(referrer)
                        .map(pair -> afterByReferrer.getOrDefault(pair.after(), List.of()))
                        .ifPresent(others -> add(entity, others, found));
            }
        }
        return found;
    }

    /** What went into a type that stands in its own, or came out of one. */
    private void addNested(Mapping mapping, Map<Entity, Set<Entity>> found) {
        for (Entity inner : afterByOwner.keySet()) {
            inner.owner().flatMap(mapping::ofAfter).ifPresent(outer -> addMembers(outer.before(), inner, found));
        }
        for (Entity inner : beforeByOwner.keySet()) {
            inner.owner().flatMap(mapping::ofBefore).ifPresent(outer -> addMembers(inner, outer.after(), found));
        }
    }

    private void addMembers(Entity left, Entity right, Map<Entity, Set<Entity>> found) {
        List<Entity> members = beforeByOwner.getOrDefault(left, List.of());
        List<Entity> others = afterByOwner.getOrDefault(right, List.of());
        if ((long) members.size() * others.size() <= SMALL) {
            members.forEach(member -> addAll(member, others, found));
        } else {
            addNear(members, others, found);
        }
    }

    /**
     * Members of large types are rather where they were, as far as others did not come or go; those that have a name or code
     * in common with others need no place.
     */
    private void addNear(List<Entity> members, List<Entity> others, Map<Entity, Set<Entity>> found) {
        for (int i = 0; i < members.size(); i++) {
            if (found.containsKey(members.get(i))) {
                continue;
            }
            int place = (int) ((long) i * others.size() / members.size());
            List<Entity> near = others.subList(Math.max(0, place - REACH), Math.min(others.size(), place + REACH + 1));
            addAll(members.get(i), near, found);
        }
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

    private void add(Entity member, List<Entity> others, Map<Entity, Set<Entity>> found) {
        steps.take(1);
        if (others.size() <= COMMON) {
            addAll(member, others, found);
        }
    }

    private void addAll(Entity member, List<Entity> others, Map<Entity, Set<Entity>> found) {
        steps.take(others.size());
        for (Entity other : others) {
            if (compatible(member, other) || areMethodAndConstructor(member, other)) {
                found.computeIfAbsent(member, unused -> new LinkedHashSet<>()).add(other);
            }
        }
    }

    /** A constructor stays one, and an initializer too. */
    static boolean compatible(Entity before, Entity after) {
        boolean constructors =
                before.node().kind() == after.node().kind() || !isConstructor(before) && !isConstructor(after);
        return before.kind().group() == after.kind().group() && constructors;
    }

    /** What a method did to a new object, or to make one, its constructor may do, or the other way round. */
    static boolean areMethodAndConstructor(Entity before, Entity after) {
        return isConstructor(before) && after.kind() == EntityKind.METHOD
                || before.kind() == EntityKind.METHOD && isConstructor(after);
    }

    private static boolean isConstructor(Entity entity) {
        return entity.kind() == EntityKind.CONSTRUCTOR;
    }

    private static Set<Object> keys(Entity entity, int rare) {
        Set<Object> keys = new HashSet<>();
        keys.add(entity.kind().group() + " " + entity.name());
        keys.add(Declared.signature(entity));
        Declared.parts(entity).forEach(part -> addCode(part, rare, keys));
        // One whose variables and calls got other names has no piece of code in common with what it was.
        entity.body()
                .filter(body -> entity.isCallable() && body.size() >= rare)
                .ifPresent(body -> keys.add("body of shape " + body.shapeHash()));
        return keys;
    }

    private static void addCode(Node node, int rare, Set<Object> keys) {
        Role role = node.role();
        boolean piece =
                role == Role.STATEMENT || role == Role.BODY || role == Role.INITIALIZER || role == Role.ARGUMENT;
        if (piece && node.size() >= rare) {
            keys.add(node.normalisedHash());
        }
        node.children().forEach(child -> addCode(child, rare, keys));
    }
}
