package dev.refract.detect.member;

import dev.refract.detect.spi.Detection;
import dev.refract.detect.spi.Detector;
import dev.refract.detect.spi.Draft;
import dev.refract.detect.spi.Scene;
import dev.refract.match.evidence.Hierarchy;
import dev.refract.match.mapping.EntityPair;
import dev.refract.match.mapping.Mapping;
import dev.refract.model.Entity;
import dev.refract.model.file.EntityKind;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.Role;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Rename, Move, Move And Rename, Pull Up and Push Down, of methods and attributes: a table with a row a relation of the
 * owners. A member whose owner moved or was renamed did neither itself.
 */
public final class MemberMoves implements Detector {
    /** What became of a member, with the words that the field has for it. */
    private enum Move {
        RENAME("rename", "renamed"),
        MOVE("move", "moved"),
        MOVE_AND_RENAME("move-and-rename", "moved"),
        PULL_UP("pull-up", "pulled up"),
        PUSH_DOWN("push-down", "pushed down");

        private final String id;
        private final String participle;

        Move(String id, String participle) {
            this.id = id;
            this.participle = participle;
        }
    }

    @Override
    public List<Detection> detect(Scene scene) {
        Map<EntityPair, Move> moves = moves(scene.mapping());
        MemberUses uses = MemberUses.of(scene, List.copyOf(moves.keySet()));
        OwnerUses ownerUses = OwnerUses.of(
                scene,
                moves.keySet().stream()
                        .filter(pair -> moves.get(pair) != Move.RENAME)
                        .toList());
        List<Detection> detections = new ArrayList<>();
        moves.forEach((pair, move) -> {
            Draft draft = pair.before().isCallable() ? method(scene, pair, move) : attribute(scene, pair, move);
            detections.add(
                    draft.explains(uses.of(pair)).explains(ownerUses.of(pair)).build());
        });
        return detections;
    }

    private static Map<EntityPair, Move> moves(Mapping mapping) {
        Hierarchy hierarchy = new Hierarchy(mapping);
        Map<EntityPair, Move> moves = new LinkedHashMap<>();
        Set<Owners> owners = changed(mapping)
                .filter(pair -> !areConstructors(pair))
                .map(Owners::of)
                .collect(Collectors.toSet());
        changed(mapping).forEach(pair -> {
            boolean sameOwner = mapping.arePaired(owner(pair.before()), owner(pair.after()));
            if (!sameOwner || !pair.sameName()) {
                Move move = sameOwner ? Move.RENAME : moved(pair, hierarchy, mapping);
                if (!areConstructors(pair) || isReported(move, owners.contains(Owners.of(pair)))) {
                    moves.put(pair, move);
                }
            }
        });
        return moves;
    }

    private static Stream<EntityPair> changed(Mapping mapping) {
        return mapping.allPairs().stream()
                .filter(pair -> pair.before().isCallable() || isAttribute(pair.before()))
                .filter(pair -> isOutside(pair) || mapping.arePaired(owner(pair.before()), owner(pair.after())));
    }

    /** What stands in a body goes and comes with it, but for what only got another name. */
    private static boolean isOutside(EntityPair pair) {
        return !pair.before().isInBody() && !pair.after().isInBody();
    }

    /** The types that declare a member, before and after. */
    private record Owners(Entity before, Entity after) {
        static Owners of(EntityPair members) {
            return new Owners(owner(members.before()), owner(members.after()));
        }
    }

    private static boolean areConstructors(EntityPair pair) {
        return pair.before().kind() == EntityKind.CONSTRUCTOR && pair.after().kind() == EntityKind.CONSTRUCTOR;
    }

    /**
     * A constructor has the name of its class, whatever that is; what it does may go up or down, or to another class together
     * with other members, such as the fields that it gives their values.
     */
    private static boolean isReported(Move constructor, boolean withOthers) {
        return switch (constructor) {
            case RENAME -> false;
            case MOVE, MOVE_AND_RENAME -> withOthers;
            case PULL_UP, PUSH_DOWN -> true;
        };
    }

    private static boolean isAttribute(Entity entity) {
        return entity.kind().group() == EntityKind.Group.FIELD;
    }

    private static Entity owner(Entity member) {
        return member.type();
    }

    /**
     * Members go up and down where the two types are relatives still, and up from one that is gone; what comes out of a type
     * that left them, moves. They do so under another name, too, but for a field that goes down, or up from what is gone,
     * under one, which the field's records call moved.
     */
    private static Move moved(EntityPair pair, Hierarchy hierarchy, Mapping mapping) {
        Entity from = owner(pair.before());
        Entity to = owner(pair.after());
        boolean anyName = pair.sameName() || pair.before().isCallable();
        boolean upFromGone = mapping.ofBefore(from).isEmpty() && hierarchy.isUp(from, to);
        if (hierarchy.isNowBelow(from, to) || upFromGone && anyName) {
            return Move.PULL_UP;
        }
        if (hierarchy.isNowAbove(from, to) && anyName) {
            return Move.PUSH_DOWN;
        }
        return pair.sameName() ? Move.MOVE : Move.MOVE_AND_RENAME;
    }

    private static Draft method(Scene scene, EntityPair pair, Move move) {
        return draft(scene, pair, move, "method")
                .value("before", scene.words().signature(pair.before()))
                .value("after", scene.words().signature(pair.after()))
                .before(pair.before(), "original method declaration")
                .after(pair.after(), move.participle + " method declaration");
    }

    private static Draft attribute(Scene scene, EntityPair pair, Move move) {
        Draft draft = draft(scene, pair, move, "attribute");
        if (move == Move.RENAME) {
            return draft.value(
                            "before",
                            scene.words().variableAsWritten(pair.before().variable()))
                    .value("after", scene.words().variableAsWritten(pair.after().variable()))
                    .beforeVariable(pair.before(), "original attribute declaration")
                    .afterVariable(pair.after(), "renamed attribute declaration");
        }
        String participle = move == Move.MOVE_AND_RENAME ? "moved and renamed" : move.participle;
        return draft.value("before", scene.words().attributeAsWritten(pair.before()))
                .value("after", scene.words().attributeAsWritten(pair.after()))
                .before(pair.before(), "original attribute declaration")
                .after(pair.after(), participle + " attribute declaration");
    }

    private static Draft draft(Scene scene, EntityPair pair, Move move, String what) {
        Draft draft = Draft.of(move.id + '-' + what, scene).evidence(pair);
        if (move == Move.RENAME) {
            draft.value("class", pair.after().typeName());
        } else {
            draft.value("beforeClass", pair.before().typeName())
                    .value("afterClass", pair.after().typeName());
        }
        explainBodies(draft, scene.mapping(), pair);
        return draft.explainsBefore(pair.before(), name(pair.before()))
                .explainsAfter(pair.after(), name(pair.after()))
                .subject(pair.subject());
    }

    /** A body that went as it was, while the declaration stayed without it or had been there, is no change of its own. */
    private static void explainBodies(Draft draft, Mapping mapping, EntityPair pair) {
        Optional<Node> before = pair.before().body();
        Optional<Node> after = pair.after().body();
        if (before.isEmpty() || after.isEmpty() || !before.get().sameCode(after.get())) {
            return;
        }
        mapping.ofBefore(pair.before())
                .filter(above -> above.after().body().isEmpty())
                .ifPresent(above -> draft.explainsBefore(pair.before(), before.get()));
        mapping.ofAfter(pair.after())
                .filter(above -> above.before().body().isEmpty())
                .ifPresent(above -> draft.explainsAfter(pair.after(), after.get()));
    }

    private static Node name(Entity entity) {
        return entity.variable().child(Role.NAME).orElse(entity.variable());
    }
}
