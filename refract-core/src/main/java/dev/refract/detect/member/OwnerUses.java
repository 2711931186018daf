package dev.refract.detect.member;

import dev.refract.detect.spi.Places;
import dev.refract.detect.spi.Scene;
import dev.refract.finding.Side;
import dev.refract.finding.SourceRange;
import dev.refract.match.mapping.CodeChange;
import dev.refract.match.mapping.EntityPair;
import dev.refract.model.Entity;
import dev.refract.model.SourceUnit;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The changes that follow from the new owners of members: where a member is asked for through the name of its type, which is
 * another name now, is there now, or is there no more, and where that type is imported for it: {@code Cart.MOST} and {@code
 * Limits.MOST}.
 */
final class OwnerUses {
    private final Map<EntityPair, List<SourceRange>> explained = new HashMap<>();
    private final Map<String, List<EntityPair>> byBefore = new HashMap<>();
    private final Map<String, List<EntityPair>> byAfter = new HashMap<>();
    /** The members that are asked for in a file through the name of a type. */
    private final Map<Import, EntityPair> asked = new HashMap<>();

    /** A file that names a type, which it may import for that. */
    private record Import(SourceUnit unit, String type) {}

    /**
     * How code asks for a member.
     *
     * @param owner the name of the type in front of it; empty where there is none
     * @param member the name of the member
     */
    private record Use(String owner, String member) {
        boolean isOf(Entity entity) {
            return member.equals(entity.name()) && (owner.isEmpty() || isThrough(entity));
        }

        boolean isThrough(Entity entity) {
            return owner.equals(entity.type().name());
        }
    }

    private OwnerUses() {}

    /**
     * The changes that follow from the owners of some members.
     *
     * @param pairs the members with another owner than before
     */
    static OwnerUses of(Scene scene, List<EntityPair> pairs) {
        OwnerUses uses = new OwnerUses();
        for (EntityPair pair : pairs) {
            uses.byBefore
                    .computeIfAbsent(pair.before().name(), unused -> new ArrayList<>())
                    .add(pair);
            uses.byAfter
                    .computeIfAbsent(pair.after().name(), unused -> new ArrayList<>())
                    .add(pair);
        }
        if (!pairs.isEmpty()) {
            scene.matching().changes().forEach(uses::read);
            scene.matching().changes().forEach(uses::imports);
        }
        return uses;
    }

    /** The places, in both versions, of the changes that follow from a member's owner. */
    List<SourceRange> of(EntityPair pair) {
        return explained.getOrDefault(pair, List.of());
    }

    private void read(CodeChange change) {
        Optional<Use> before = change.before().flatMap(OwnerUses::use);
        Optional<Use> after = change.after().flatMap(OwnerUses::use);
        boolean known = before.isPresent() == change.before().isPresent()
                && after.isPresent() == change.after().isPresent();
        if (known) {
            candidates(before, after).stream()
                    .filter(pair -> before.map(use -> use.isOf(pair.before())).orElse(true))
                    .filter(pair -> after.map(use -> use.isOf(pair.after())).orElse(true))
                    .filter(pair -> before.filter(use -> use.isThrough(pair.before()))
                                    .isPresent()
                            || after.filter(use -> use.isThrough(pair.after())).isPresent())
                    .findFirst()
                    .ifPresent(pair -> explain(pair, change));
        }
    }

    private List<EntityPair> candidates(Optional<Use> before, Optional<Use> after) {
        return before.map(use -> byBefore.getOrDefault(use.member(), List.of()))
                .orElseGet(() -> after.map(use -> byAfter.getOrDefault(use.member(), List.of()))
                        .orElse(List.of()));
    }

    /** A name alone, a name behind that of a type, or the name of a type in front of one; anything else is no use. */
    private static Optional<Use> use(Node node) {
        if (node.is(NodeKind.NAME) && node.role() == Role.RECEIVER) {
            return node.parent()
                    .flatMap(access -> access.child(Role.NAME))
                    .map(name -> new Use(node.label(), name.label()));
        }
        if (node.is(NodeKind.NAME)) {
            return Optional.of(new Use("", node.label()));
        }
        Optional<Node> receiver = node.child(Role.RECEIVER).filter(name -> name.is(NodeKind.NAME));
        return node.is(NodeKind.FIELD_ACCESS)
                ? receiver.map(owner -> new Use(owner.label(), node.name()))
                : Optional.empty();
    }

    private void explain(EntityPair pair, CodeChange change) {
        change.before().ifPresent(node -> {
            SourceUnit unit = change.beforeUnit().orElseThrow();
            asked.putIfAbsent(new Import(unit, pair.before().type().qualifiedName()), pair);
            explain(pair, Places.of(unit, node, Side.BEFORE));
        });
        change.after().ifPresent(node -> {
            SourceUnit unit = change.afterUnit().orElseThrow();
            asked.putIfAbsent(new Import(unit, pair.after().type().qualifiedName()), pair);
            explain(pair, Places.of(unit, node, Side.AFTER));
        });
    }

    private void imports(CodeChange change) {
        change.before().filter(node -> node.is(NodeKind.IMPORT)).ifPresent(node -> {
            SourceUnit unit = change.beforeUnit().orElseThrow();
            Optional.ofNullable(asked.get(new Import(unit, node.label())))
                    .ifPresent(pair -> explain(pair, Places.of(unit, node, Side.BEFORE)));
        });
        change.after().filter(node -> node.is(NodeKind.IMPORT)).ifPresent(node -> {
            SourceUnit unit = change.afterUnit().orElseThrow();
            Optional.ofNullable(asked.get(new Import(unit, node.label())))
                    .ifPresent(pair -> explain(pair, Places.of(unit, node, Side.AFTER)));
        });
    }

    private void explain(EntityPair pair, SourceRange range) {
        explained.computeIfAbsent(pair, unused -> new ArrayList<>()).add(range);
    }
}
