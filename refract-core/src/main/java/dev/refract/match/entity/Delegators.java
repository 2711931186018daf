package dev.refract.match.entity;

import dev.refract.match.evidence.SharedReferrers;
import dev.refract.match.evidence.Words;
import dev.refract.match.mapping.EntityPair;
import dev.refract.match.mapping.Mapping;
import dev.refract.match.mapping.Steps;
import dev.refract.model.Declared;
import dev.refract.model.Entity;
import dev.refract.model.file.EntityKind;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.Role;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Callables whose code was extracted while they were changed: where a new one calls another new one, the caller is what
 * a callable became that has its name, its parameters, its type of result or its annotations, though most of the code is
 * in the other. So is the field of the name what a field became whose value is in another that it reads now. Seen from the
 * future, the same holds for what was inlined into that which referred to it.
 */
final class Delegators {
    private static final String RULE = "delegates-its-code";

    private final Mapping mapping;
    private final SharedReferrers referrers;
    private final int telling;
    private final Steps steps;
    private final Map<Entity, MemberScore> chosen = new HashMap<>();
    private final List<EntityPair> found = new ArrayList<>();
    /** Those whose code the caller and the called share, and the called. */
    private final Set<Entity> settled = new HashSet<>();

    /**
     * A search.
     *
     * @param telling nodes of a statement that are enough to tell it
     */
    Delegators(Mapping mapping, SharedReferrers referrers, int telling, Steps steps) {
        this.mapping = mapping;
        this.referrers = referrers;
        this.telling = telling;
        this.steps = steps;
    }

    /** Whether a pair is of what called the code and what has it, not of the code itself. */
    static boolean isDelegating(EntityPair pair) {
        return pair.rule().equals(RULE);
    }

    /** What remains of some scores, and the pairs in place of the others. */
    record Result(List<EntityPair> pairs, Set<Entity> settled) {
        boolean leaves(MemberScore score) {
            return !settled.contains(score.before()) && !settled.contains(score.after());
        }
    }

    /**
     * The callables that call what has their code.
     *
     * @param scores all that is alike enough, the best first
     * @param best those of them that would be pairs
     */
    Result find(List<MemberScore> scores, List<MemberScore> best) {
        for (MemberScore score : best) {
            chosen.put(score.before(), score);
            chosen.put(score.after(), score);
        }
        for (MemberScore score : scores) {
            if (score.before().kind() == EntityKind.METHOD || score.before().kind() == EntityKind.FIELD) {
                followCaller(score);
                precedeCaller(score);
            }
        }
        return new Result(List.copyOf(found), Set.copyOf(settled));
    }

    private void followCaller(MemberScore score) {
        Entity origin = score.before();
        if (isOpen(origin, score)) {
            Stream<Entity> callers = referrers.after().to(score.after()).keySet().stream()
                    .filter(caller -> mapping.ofAfter(caller).isEmpty() && isFree(caller))
                    .filter(caller -> isNear(origin, caller, score.after(), this::haveOneOwner))
                    .filter(caller -> isRather(origin, caller, score.after()));
            onlyNearest(origin, callers)
                    .ifPresent(caller -> settle(new EntityPair(origin, caller, RULE), score.after()));
        }
    }

    private void precedeCaller(MemberScore score) {
        Entity target = score.after();
        if (isOpen(target, score)) {
            Stream<Entity> callers = referrers.before().to(score.before()).keySet().stream()
                    .filter(caller -> mapping.ofBefore(caller).isEmpty() && isFree(caller))
                    .filter(caller ->
                            isNear(target, caller, score.before(), (after, before) -> haveOneOwner(before, after)))
                    .filter(caller -> isRather(target, caller, score.before()));
            onlyNearest(target, callers)
                    .ifPresent(caller -> settle(new EntityPair(caller, target, RULE), score.before()));
        }
    }

    /** The one whose name has the most words in common with that of a callable, if there is but one. */
    private static Optional<Entity> onlyNearest(Entity entity, Stream<Entity> callers) {
        Map<Double, List<Entity>> byName =
                callers.collect(Collectors.groupingBy(caller -> Words.similarity(entity.name(), caller.name())));
        return byName.keySet().stream()
                .max(Comparator.naturalOrder())
                .map(byName::get)
                .filter(nearest -> nearest.size() == 1)
                .map(nearest -> nearest.get(0));
    }

    private boolean haveOneOwner(Entity before, Entity after) {
        return mapping.arePaired(before.type(), after.type());
    }

    /** Whether the caller is of the same owner; or has the name, where the code left the owner in any case. */
    private static boolean isNear(
            Entity entity, Entity caller, Entity called, BiPredicate<Entity, Entity> haveOneOwner) {
        return haveOneOwner.test(entity, caller) || sameName(entity, caller) && !haveOneOwner.test(entity, called);
    }

    private void settle(EntityPair pair, Entity called) {
        found.add(pair);
        settled.addAll(List.of(pair.before(), pair.after(), called));
    }

    private boolean isOpen(Entity entity, MemberScore score) {
        return !settled.contains(entity) && chosen.getOrDefault(entity, score).equals(score);
    }

    private boolean isFree(Entity caller) {
        return !settled.contains(caller) && !chosen.containsKey(caller);
    }

    /** Whether a callable is rather one that calls what has its code than that. */
    private boolean isRather(Entity entity, Entity caller, Entity called) {
        steps.take(1);
        if (caller == called || !isOfKind(entity, caller)) {
            return false;
        }
        boolean name = sameName(entity, caller);
        if (name && !sameName(entity, called)) {
            return true;
        }
        boolean nearer = isNearer(entity, caller, called)
                && (name || caller.name().equals(called.name()) || keepsStatement(entity, caller, called));
        return nearer || isMarkedLike(entity, caller, called);
    }

    private static boolean isOfKind(Entity entity, Entity caller) {
        boolean declaredOnly =
                caller.kind() == EntityKind.METHOD && caller.body().isEmpty();
        return !declaredOnly && MemberCandidates.compatible(entity, caller);
    }

    /**
     * Whether the caller takes the same and is marked as a callable is, as tests are, and what it calls is not, if their names
     * say so, too.
     */
    private static boolean isMarkedLike(Entity entity, Entity caller, Entity called) {
        Set<String> marks = annotations(entity);
        return !marks.isEmpty()
                && annotations(caller).containsAll(marks)
                && Collections.disjoint(annotations(called), marks)
                && types(entity).equals(types(caller))
                && Words.likeness(entity.name(), caller.name()) > Words.likeness(entity.name(), called.name());
    }

    private static Set<String> annotations(Entity callable) {
        return Declared.annotations(callable.node()).stream()
                .map(annotation -> Declared.simpleName(Declared.annotationName(annotation)))
                .collect(Collectors.toSet());
    }

    /** Whether a callable has more of the parameters, or as many and the type of the result. */
    private static boolean isNearer(Entity entity, Entity caller, Entity called) {
        double more = commonTypes(entity, caller) - commonTypes(entity, called);
        return more > 0 || more == 0 && sameResult(entity, caller) && !sameResult(entity, called);
    }

    private static boolean sameResult(Entity one, Entity other) {
        return Declared.typeName(one).equals(Declared.typeName(other));
    }

    private static boolean sameName(Entity one, Entity other) {
        return one.name().equalsIgnoreCase(other.name());
    }

    /** How many types of parameters two callables share (Dice); all, where both have none. */
    private static double commonTypes(Entity one, Entity other) {
        List<String> left = types(one);
        List<String> right = types(other);
        int all = left.size() + right.size();
        right.removeIf(left::remove);
        return all == 0 ? 1 : 1 - (double) (left.size() + right.size()) / all;
    }

    private static List<String> types(Entity callable) {
        List<String> types = new ArrayList<>();
        Declared.parameters(callable).forEach(parameter -> types.add(Declared.erasedType(parameter)));
        return types;
    }

    /** Whether a statement stayed in the caller that is not in what it calls. */
    private boolean keepsStatement(Entity entity, Entity caller, Entity called) {
        Set<Long> kept = statements(entity);
        kept.retainAll(statements(caller));
        kept.removeAll(statements(called));
        return !kept.isEmpty();
    }

    private Set<Long> statements(Entity callable) {
        Set<Long> statements = new HashSet<>();
        callable.body()
                .ifPresent(body -> body.forEachBelow(node -> {
                    if (node.role() == Role.STATEMENT && node.size() >= telling) {
                        statements.add(code(node));
                    }
                }));
        steps.take(1 + statements.size());
        return statements;
    }

    private static long code(Node statement) {
        return statement.normalisedHash() * 31L + statement.size();
    }
}
