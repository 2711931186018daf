package dev.refract.match.entity;

import dev.refract.match.mapping.EntityPair;
import dev.refract.match.mapping.Mapping;
import dev.refract.match.mapping.Steps;
import dev.refract.model.Entity;
import dev.refract.model.file.EntityKind;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Types that are where their members went: what at least half of the members of one that is gone became is in one that is
 * new, and nothing of it is elsewhere. The members were found one by one, renamed or changed too much for the types to be
 * alike, or among many that are new.
 */
final class FollowedMembers {
    private static final String RULE = "followed-members";
    /** Members that went to one type by more than chance. */
    private static final int SEVERAL = 2;

    private final Mapping mapping;
    private final double share;
    private final Steps steps;
    private final Map<Entity, Map<Entity, Integer>> from = new LinkedHashMap<>();
    private final Map<Entity, Set<Entity>> into = new LinkedHashMap<>();

    private FollowedMembers(Mapping mapping, double share, Steps steps) {
        this.mapping = mapping;
        this.share = share;
        this.steps = steps;
    }

    /**
     * The types of a mapping that are pairs since their members are.
     *
     * @param share share of the members, constructors apart, that must have gone to the one type
     */
    static List<EntityPair> find(Mapping mapping, double share, Steps steps) {
        FollowedMembers followed = new FollowedMembers(mapping, share, steps);
        mapping.allPairs().forEach(followed::count);
        List<EntityPair> found = new ArrayList<>();
        Set<Entity> gone = declaredOutside(mapping.removed());
        Set<Entity> come = declaredOutside(mapping.added());
        followed.from.forEach((type, targets) -> followed.onlyTarget(type, targets)
                .filter(target -> gone.contains(type) && come.contains(target))
                .ifPresent(target -> found.add(new EntityPair(type, target, RULE))));
        return found;
    }

    private static Set<Entity> declaredOutside(List<Entity> entities) {
        Set<Entity> types = new HashSet<>();
        entities.stream()
                .filter(entity -> entity.isType() && !entity.isInBody())
                .forEach(types::add);
        return types;
    }

    /** A member that only called the code, or calls it now, does not tell where the others of its type went. */
    private void count(EntityPair pair) {
        steps.take(1);
        if (isCounted(pair.before())
                && !Delegators.isDelegating(pair)
                && !mapping.arePaired(pair.before().type(), pair.after().type())) {
            from.computeIfAbsent(pair.before().type(), unused -> new LinkedHashMap<>())
                    .merge(pair.after().type(), 1, Integer::sum);
            into.computeIfAbsent(pair.after().type(), unused -> new HashSet<>())
                    .add(pair.before().type());
        }
    }

    private static boolean isCounted(Entity member) {
        return !member.isType() && member.kind() != EntityKind.CONSTRUCTOR && member.kind() != EntityKind.INITIALIZER;
    }

    /**
     * The one type that members went to, if they are enough, and those of no other type went there. Where there is
     * but one, it must be all that the other type has.
     */
    private Optional<Entity> onlyTarget(Entity type, Map<Entity, Integer> targets) {
        Entity target = targets.keySet().iterator().next();
        if (targets.size() > 1 || into.get(target).size() > 1) {
            return Optional.empty();
        }
        int moved = targets.get(target);
        boolean followed = moved >= share * counted(type)
                && (moved >= SEVERAL || moved == counted(type) && moved == counted(target));
        return followed ? Optional.of(target) : Optional.empty();
    }

    private static long counted(Entity type) {
        return type.members().stream().filter(FollowedMembers::isCounted).count();
    }
}
