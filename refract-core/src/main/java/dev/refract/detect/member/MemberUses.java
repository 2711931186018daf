package dev.refract.detect.member;

import dev.refract.detect.spi.Places;
import dev.refract.detect.spi.Scene;
import dev.refract.finding.Side;
import dev.refract.finding.SourceRange;
import dev.refract.match.mapping.CodeChange;
import dev.refract.match.mapping.EntityPair;
import dev.refract.model.Entity;
import dev.refract.model.MemberResolution;
import dev.refract.model.SourceUnit;
import dev.refract.model.reference.References;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * The changes that follow from the new names of members, where they are called and named, and from new names or owners, where
 * they are imported.
 */
final class MemberUses {
    private static final String STATIC = "static ";

    private final Map<EntityPair, List<SourceRange>> explained = new HashMap<>();
    private final Map<Names, List<EntityPair>> renamed = new HashMap<>();
    /** The names that stand for others now, by those before. */
    private final Map<Node, CodeChange> exchanged = new LinkedHashMap<>();

    /** A name before and after. */
    private record Names(String before, String after) {}

    private MemberUses() {}

    /**
     * The changes that follow from the names and owners of some members.
     *
     * @param pairs the members with another name or owner than before
     */
    static MemberUses of(Scene scene, List<EntityPair> pairs) {
        MemberUses uses = new MemberUses();
        if (!pairs.isEmpty()) {
            uses.read(scene, pairs);
        }
        return uses;
    }

    /** The places, in both versions, of the changes that follow from a member's name. */
    List<SourceRange> of(EntityPair pair) {
        return explained.getOrDefault(pair, List.of());
    }

    private void read(Scene scene, List<EntityPair> pairs) {
        for (EntityPair pair : pairs) {
            if (!pair.sameName()) {
                Names names = new Names(pair.before().name(), pair.after().name());
                renamed.computeIfAbsent(names, unused -> new ArrayList<>()).add(pair);
            }
        }
        Map<String, EntityPair> importedBefore = imported(pairs, EntityPair::before);
        Map<String, EntityPair> importedAfter = imported(pairs, EntityPair::after);
        for (CodeChange change : scene.matching().changes()) {
            change.before()
                    .filter(node -> node.is(NodeKind.NAME) && renamed.containsKey(names(change)))
                    .ifPresent(node -> exchanged.put(node, change));
            change.before()
                    .filter(node -> node.is(NodeKind.IMPORT))
                    .map(node -> importedBefore.get(node.label()))
                    .ifPresent(pair -> explainBefore(pair, change));
            change.after()
                    .filter(node -> node.is(NodeKind.IMPORT))
                    .map(node -> importedAfter.get(node.label()))
                    .ifPresent(pair -> explainAfter(pair, change));
        }
        if (!exchanged.isEmpty()) {
            resolve(scene);
        }
    }

    private static Map<String, EntityPair> imported(List<EntityPair> pairs, Function<EntityPair, Entity> side) {
        Map<String, EntityPair> imported = new HashMap<>();
        for (EntityPair pair : pairs) {
            Entity member = side.apply(pair);
            imported.putIfAbsent(STATIC + member.typeName() + '.' + member.name(), pair);
        }
        return imported;
    }

    private static Names names(CodeChange change) {
        return new Names(
                change.before().map(Node::label).orElse(""),
                change.after()
                        .filter(node -> node.is(NodeKind.NAME))
                        .map(Node::label)
                        .orElse(""));
    }

    private void resolve(Scene scene) {
        MemberResolution resolution = new MemberResolution(scene.mapping().before());
        Set<SourceUnit> units = exchanged.values().stream()
                .flatMap(change -> change.beforeUnit().stream())
                .collect(Collectors.toSet());
        Set<String> names = new HashSet<>();
        renamed.keySet().forEach(pair -> names.add(pair.before()));
        for (Entity user : scene.mapping().before().entities()) {
            if (units.contains(user.unit()) && !user.isType() && !user.isInBody()) {
                References.forEach(
                        user.node(),
                        names::contains,
                        (reference, place) -> Optional.ofNullable(exchanged.get(name(place)))
                                .ifPresent(change -> explain(change, resolution.targets(reference, user))));
            }
        }
    }

    private static Node name(Node place) {
        return place.is(NodeKind.NAME) ? place : place.child(Role.NAME).orElse(place);
    }

    /** What is named is one of the members, or nobody knows what it is. */
    private void explain(CodeChange change, List<Entity> targets) {
        renamed.get(names(change)).stream()
                .filter(pair -> targets.isEmpty() || targets.contains(pair.before()))
                .findFirst()
                .ifPresent(pair -> {
                    explainBefore(pair, change);
                    explainAfter(pair, change);
                });
    }

    private void explainBefore(EntityPair pair, CodeChange change) {
        explain(
                pair,
                Places.of(change.beforeUnit().orElseThrow(), change.before().orElseThrow(), Side.BEFORE));
    }

    private void explainAfter(EntityPair pair, CodeChange change) {
        explain(pair, Places.of(change.afterUnit().orElseThrow(), change.after().orElseThrow(), Side.AFTER));
    }

    private void explain(EntityPair pair, SourceRange range) {
        explained.computeIfAbsent(pair, unused -> new ArrayList<>()).add(range);
    }
}
