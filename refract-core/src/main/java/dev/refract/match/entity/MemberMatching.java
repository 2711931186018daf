package dev.refract.match.entity;

import dev.refract.match.evidence.Contents;
import dev.refract.match.mapping.EntityPair;
import dev.refract.match.mapping.Mapping;
import dev.refract.match.mapping.Steps;
import dev.refract.model.Declared;
import dev.refract.model.Entity;
import dev.refract.model.file.EntityKind;
import dev.refract.model.file.Nesting;
import dev.refract.model.reference.TypeNames;
import dev.refract.model.tree.Node;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/**
 * Matches what is declared in two matched entities, top-down: by identity read through the pairs known so far, then
 * callables whose signature changed and whose body did not.
 */
final class MemberMatching {
    private final Mapping mapping;
    private final Steps steps;
    private final RenamedTypes renamed;
    private final double constructors;
    /** Nodes that a body must have to speak for a callable: less is found in any class. */
    private final int tellingBody;

    /** A matching that adds to a mapping. */
    MemberMatching(Mapping mapping, RenamedTypes renamed, EntityThresholds thresholds, Steps steps) {
        this.mapping = mapping;
        this.constructors = thresholds.likeness().constructors();
        this.tellingBody = thresholds.members().amounts().body();
        this.renamed = renamed;
        this.steps = steps;
    }

    /** Adds the pair, and the pairs of its members, theirs included. False where one of the two is taken. */
    boolean add(EntityPair pair) {
        if (!mapping.add(pair)) {
            return false;
        }
        renamed.add(pair);
        Deque<EntityPair> open = new ArrayDeque<>(List.of(pair));
        while (!open.isEmpty()) {
            EntityPair owner = open.pop();
            steps.take(owner.before().members().size() + owner.after().members().size() + 1L);
            for (EntityPair member : members(owner)) {
                if (mapping.add(member)) {
                    renamed.add(member);
                    open.add(member);
                }
            }
        }
        return true;
    }

    /** Matches members of pairs again, after more types are known. */
    void again() {
        List<EntityPair> owners = List.copyOf(mapping.pairs());
        for (EntityPair owner : owners) {
            for (EntityPair member : members(owner)) {
                add(member);
            }
        }
    }

    /**
     * Matches callables that alone are left of their name in both owners of a pair, after all others have their partners: of
     * overloads, too, the last is the same, whatever its parameters, but for a method that takes as many of other types. That
     * is another, as in a visitor.
     */
    void last() {
        List<EntityPair> owners = mapping.pairs().stream()
                .filter(pair -> !pair.before().members().isEmpty()
                        && !pair.after().members().isEmpty())
                .toList();
        for (EntityPair owner : owners) {
            List<Entity> before = free(owner.before(), mapping::ofBefore);
            List<Entity> after = free(owner.after(), mapping::ofAfter);
            steps.take(1L + before.size() + after.size());
            if (!before.isEmpty() && !after.isEmpty()) {
                List<EntityPair> pairs = new ArrayList<>();
                OnlyOfName last = OnlyOfName.among(before, after, constructors, steps);
                new Pool(before, after, pairs).pairUp("last-of-its-name", last::key, last::key);
                pairs.stream().filter(MemberMatching::mayBeLast).forEach(this::add);
            }
        }
    }

    private static boolean mayBeLast(EntityPair pair) {
        int before = Declared.parameters(pair.before()).size();
        int after = Declared.parameters(pair.after()).size();
        return before != after || pair.before().kind() == EntityKind.CONSTRUCTOR;
    }

    private List<EntityPair> members(EntityPair owner) {
        List<Entity> before = free(owner.before(), mapping::ofBefore);
        List<Entity> after = free(owner.after(), mapping::ofAfter);
        List<EntityPair> pairs = new ArrayList<>();
        if (before.isEmpty() || after.isEmpty()) {
            return pairs;
        }
        Pool pool = new Pool(before, after, pairs);
        pool.pairUp(
                "same-identity",
                entity -> identity(entity, renamed.parameterTypes(entity)),
                entity -> identity(entity, Declared.parameterTypes(entity)));
        pool.pairUp(
                "same-creation",
                entity -> creation(entity, renamed.newName(supertype(entity), entity)),
                entity -> creation(entity, Declared.simpleName(supertype(entity))));
        pool.pairUp("same-methods-created", MemberMatching::createdMethods, MemberMatching::createdMethods);
        pool.pairUp("same-name-and-body", this::nameAndBody, this::nameAndBody);
        OnlyOfName only =
                OnlyOfName.among(owner.before().members(), owner.after().members(), constructors, steps);
        pool.pairUp("only-one-of-its-name", only::key, only::key);
        return pairs;
    }

    private static List<Entity> free(Entity owner, Function<Entity, Optional<EntityPair>> pairOf) {
        return new ArrayList<>(owner.members().stream()
                .filter(member -> pairOf.apply(member).isEmpty())
                .toList());
    }

    /** Members without a partner, and the pairs made of them. */
    private record Pool(List<Entity> before, List<Entity> after, List<EntityPair> pairs) {
        /** Pairs entities whose keys are equal. An empty key is none. */
        void pairUp(String rule, Function<Entity, String> beforeKey, Function<Entity, String> afterKey) {
            Map<String, List<Entity>> afterByKey = byKey(after, afterKey);
            Set<Entity> taken = new HashSet<>();
            byKey(before, beforeKey)
                    .forEach((key, entities) ->
                            Namesakes.pair(entities, afterByKey.getOrDefault(key, List.of()), (entity, partner) -> {
                                taken.add(entity);
                                taken.add(partner);
                                pairs.add(new EntityPair(entity, partner, rule));
                            }));
            before.removeAll(taken);
            after.removeAll(taken);
        }

        private static Map<String, List<Entity>> byKey(List<Entity> entities, Function<Entity, String> key) {
            Map<String, List<Entity>> byKey = new LinkedHashMap<>();
            entities.forEach(entity -> byKey.computeIfAbsent(key.apply(entity), unused -> new ArrayList<>())
                    .add(entity));
            byKey.remove("");
            return byKey;
        }
    }

    private static String identity(Entity entity, String parameterTypes) {
        EntityKind.Group group = entity.kind().group();
        return switch (group) {
            case TYPE -> group + " " + entity.scope() + ' ' + entity.name();
            case FIELD -> group + " " + entity.name();
            case CALLABLE -> group + " " + callableName(entity) + '(' + parameterTypes + ')';
            case INITIALIZER -> group + " " + entity.node().children().size();
        };
    }

    /** An anonymous type that is created at the same place is the same, whatever its type arguments. */
    private static String creation(Entity anonymous, String created) {
        return created.isEmpty() ? "" : anonymous.scope() + ' ' + created;
    }

    /** One that is created at the same place with methods of the same names is the same, whatever it is one of now. */
    private static String createdMethods(Entity entity) {
        return isCreated(entity)
                ? creation(
                        entity,
                        entity.methods().stream().map(Entity::name).sorted().collect(Collectors.joining(" ")))
                : "";
    }

    private static boolean isCreated(Entity entity) {
        return entity.isType() && entity.nesting() == Nesting.ANONYMOUS;
    }

    /** The name of what an anonymous type is one of, as it is written, without type arguments; empty for others. */
    private static String supertype(Entity entity) {
        return isCreated(entity)
                ? Declared.supertypes(entity).stream()
                        .findFirst()
                        .map(TypeNames::erasure)
                        .orElse("")
                : "";
    }

    private static String callableName(Entity callable) {
        return callable.kind() == EntityKind.CONSTRUCTOR ? "<init>" : callable.name();
    }

    private String nameAndBody(Entity entity) {
        if (!entity.isCallable()) {
            return "";
        }
        return entity.body()
                .filter(body -> body.size() >= tellingBody)
                .map(body -> callableName(entity) + ' ' + code(body))
                .orElse("");
    }

    private static String code(Node body) {
        return body.normalisedHash() + ":" + body.size();
    }

    /**
     * A callable that alone has its name among some members of both owners is the same, whatever its parameters, unless nothing
     * of it remains.
     */
    private record OnlyOfName(
            Map<String, List<Entity>> allBefore, Map<String, List<Entity>> allAfter, double share, Steps steps) {
        static OnlyOfName among(List<Entity> before, List<Entity> after, double share, Steps steps) {
            return new OnlyOfName(byName(before), byName(after), share, steps);
        }

        private static Map<String, List<Entity>> byName(List<Entity> members) {
            return members.stream()
                    .filter(Entity::isCallable)
                    .collect(Collectors.groupingBy(MemberMatching::callableName));
        }

        String key(Entity entity) {
            if (!entity.isCallable()) {
                return "";
            }
            List<Entity> before = allBefore.getOrDefault(callableName(entity), List.of());
            List<Entity> after = allAfter.getOrDefault(callableName(entity), List.of());
            boolean only = before.size() == 1 && after.size() == 1;
            return only && !areOthers(before.get(0), after.get(0)) ? callableName(entity) : "";
        }

        private boolean areOthers(Entity before, Entity after) {
            return OtherCallables.areOthers(before, after, share, new Contents(UnaryOperator.identity(), steps));
        }
    }
}
