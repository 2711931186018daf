package dev.refract.match.entity;

import dev.refract.match.evidence.Contents;
import dev.refract.match.evidence.Names;
import dev.refract.match.mapping.Derivation;
import dev.refract.match.mapping.EntityPair;
import dev.refract.match.mapping.Mapping;
import dev.refract.match.mapping.Steps;
import dev.refract.model.Declared;
import dev.refract.model.Entity;
import dev.refract.model.file.EntityKind;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Types that were the same, but for names, as one that was renamed, and that are gone: they and it became the new one
 * together, and what they had in common with it is there once. Then none of them was renamed, and only members are pairs. A
 * type that was copied is another matter: it is still one of the copies.
 */
final class JoinedTwins {
    private static final String RULE = "member-of-a-joined-twin";
    /** Members that two types have in common by more than chance. */
    private static final int SEVERAL = 2;

    private final Mapping mapping;
    private final double alike;
    private final Contents contents;
    private final Steps steps;

    JoinedTwins(Mapping mapping, EntityThresholds thresholds, Steps steps) {
        this.mapping = mapping;
        this.alike = thresholds.likeness().implementations();
        this.contents = new Contents(Names.of(mapping)::translate, thresholds.blind(), steps);
        this.steps = steps;
    }

    /** Gives up the pairs of such types for those of their members, and adds what became of the members of their twins. */
    void derive() {
        List<EntityPair> renamed = mapping.pairs().stream()
                .filter(pair -> isOutside(pair.before()) && isOutside(pair.after()) && !pair.sameName())
                .toList();
        if (renamed.isEmpty()) {
            return;
        }
        Map<Integer, List<Entity>> gone = new HashMap<>();
        mapping.removed().stream()
                .filter(JoinedTwins::isOutside)
                .forEach(type -> gone.computeIfAbsent(type.node().shapeHash(), unused -> new ArrayList<>())
                        .add(type));
        for (EntityPair pair : renamed) {
            List<Entity> twins = gone.getOrDefault(pair.before().node().shapeHash(), List.of());
            List<EntityPair> members = twins.stream()
                    .flatMap(twin -> members(twin, pair.after()).stream())
                    .toList();
            if (!members.isEmpty()) {
                giveUp(pair);
                members.forEach(member -> mapping.add(new Derivation(Derivation.Kind.UNITED, member)));
            }
        }
    }

    private static boolean isOutside(Entity type) {
        return type.isType() && !type.isInBody();
    }

    /** The members of a twin that are declared in a type as well; none where they are few, or less than half. */
    private List<EntityPair> members(Entity twin, Entity type) {
        steps.take(1L + twin.members().size() + type.members().size());
        Map<String, Entity> declared = new HashMap<>();
        type.members().forEach(member -> declared.put(declaration(member), member));
        List<EntityPair> common = twin.members().stream()
                .flatMap(member -> Optional.ofNullable(declared.get(declaration(member)))
                        .map(other -> new EntityPair(member, other, RULE))
                        .stream())
                .filter(pair -> mapping.ofAfter(pair.after()).isPresent() && areAlike(pair))
                .toList();
        boolean enough =
                common.size() >= SEVERAL && 2 * common.size() >= twin.members().size();
        return enough ? common : List.of();
    }

    private static String declaration(Entity member) {
        EntityKind.Group group = member.kind().group();
        return switch (group) {
            case CALLABLE -> callableName(member) + '(' + Declared.parameterTypes(member) + ')';
            case FIELD -> member.name() + ' ' + Declared.typeName(member);
            case TYPE, INITIALIZER -> group + " " + member.name();
        };
    }

    private static String callableName(Entity callable) {
        return callable.kind() == EntityKind.CONSTRUCTOR ? "" : callable.name();
    }

    private boolean areAlike(EntityPair pair) {
        boolean bodies = pair.before().body().isPresent() || pair.after().body().isPresent();
        return pair.before().kind().group() == EntityKind.Group.FIELD
                || pair.before().isCallable() && (!bodies || contents.similarity(pair.before(), pair.after()) >= alike);
    }

    private void giveUp(EntityPair types) {
        List<EntityPair> members = mapping.pairs().stream()
                .filter(pair -> pair.before().isIn(types.before()))
                .toList();
        mapping.remove(types);
        members.forEach(mapping::add);
    }
}
