package dev.refract.match.body;

import dev.refract.match.mapping.EntityPair;
import dev.refract.match.mapping.Mapping;
import dev.refract.match.mapping.MovedCode;
import dev.refract.match.mapping.NodePair;
import dev.refract.match.mapping.Steps;
import dev.refract.model.Entity;
import dev.refract.model.file.EntityKind;
import dev.refract.model.tree.Node;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Finds statements that left one callable of a type and are new in another one, word for word. */
final class MovedStatements {
    private static final String RULE = "moved-statements";
    /** A variable may have become a field on the way. */
    private static final Naming AS_WRITTEN =
            declaration -> Code.finish(declaration.name().hashCode());

    private final Map<EntityPair, BodyPair> pairs;
    private final Mapping mapping;
    private final Map<String, String> words;
    private final Steps steps;
    /** The new statements of each type after, by their code. */
    private final Map<Entity, Map<Integer, List<Place>>> added = new HashMap<>();

    MovedStatements(Map<EntityPair, BodyPair> pairs, Mapping mapping, Map<String, String> words, Steps steps) {
        this.pairs = pairs;
        this.mapping = mapping;
        this.words = words;
        this.steps = steps;
    }

    private record Place(Entity callable, Node statement) {}

    List<MovedCode> find() {
        List<MovedCode> found = new ArrayList<>();
        pairs.forEach((pair, bodies) -> {
            List<Fragment> left = bodies.links().freeBefore(false);
            if (!left.isEmpty() && isCallable(pair.before())) {
                moved(pair, left, new Code(bodies.links().before(), AS_WRITTEN)).forEach((target, statements) -> {
                    EntityPair callables = new EntityPair(pair.before(), target, RULE);
                    found.add(new MovedCode(callables, statements));
                });
            }
        });
        return found;
    }

    private static boolean isCallable(Entity entity) {
        return entity.kind().group() == EntityKind.Group.CALLABLE;
    }

    private Map<Entity, List<NodePair>> moved(EntityPair pair, List<Fragment> left, Code code) {
        Map<Integer, List<Place>> places = added.computeIfAbsent(pair.after().type(), this::added);
        Map<Entity, List<NodePair>> moved = new LinkedHashMap<>();
        steps.take(left.size());
        for (Fragment statement : left) {
            if (code.tells(statement.node())) {
                for (Place place : places.getOrDefault(code.of(statement.node()), List.of())) {
                    if (place.callable != pair.after()) {
                        moved.computeIfAbsent(place.callable, unused -> new ArrayList<>())
                                .add(new NodePair(statement.node(), place.statement));
                    }
                }
            }
        }
        return moved;
    }

    private Map<Integer, List<Place>> added(Entity type) {
        Map<Integer, List<Place>> places = new HashMap<>();
        for (Entity callable : type.members(EntityKind.Group.CALLABLE)) {
            EntityPair pair = mapping.ofAfter(callable).orElse(null);
            if (pair == null) {
                Body body = Body.of(callable, words);
                add(callable, body.fragments(false), new Code(body, AS_WRITTEN), places);
            } else if (pairs.containsKey(pair)) {
                BodyPair bodies = pairs.get(pair);
                add(
                        callable,
                        bodies.links().freeAfter(false),
                        new Code(bodies.links().after(), AS_WRITTEN),
                        places);
            }
        }
        return places;
    }

    private static void add(Entity callable, List<Fragment> statements, Code code, Map<Integer, List<Place>> places) {
        for (Fragment statement : statements) {
            places.computeIfAbsent(code.of(statement.node()), unused -> new ArrayList<>())
                    .add(new Place(callable, statement.node()));
        }
    }
}
