package dev.refract.match.body.crossing;

import dev.refract.match.body.code.Body;
import dev.refract.match.body.code.Fragment;
import dev.refract.match.body.code.RenamedWords;
import dev.refract.match.body.code.WrittenCode;
import dev.refract.match.body.pair.BodyPair;
import dev.refract.match.body.statement.Links;
import dev.refract.match.mapping.Crossing;
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
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Finds statements that left one callable of a type and are new in another one, word for word; a variable may be assigned
 * there that was declared here.
 */
public final class MovedStatements {
    private static final String RULE = "moved-statements";

    private final Map<EntityPair, BodyPair> pairs;
    private final Mapping mapping;
    private final RenamedWords words;
    private final int telling;
    private final Steps steps;
    /** What went with a call. */
    private final Set<Node> crossed = new HashSet<>();
    /** The new statements of each type after, by their code. */
    private final Map<Entity, Map<Integer, List<Place>>> added = new HashMap<>();
    /** The code of all statements of the bodies that were asked for. */
    private final Map<Body, Set<Integer>> codes = new HashMap<>();

    /**
     * A search.
     *
     * @param words how names of entities are read in the version after
     * @param telling parts of statements that are not gone here and new there by chance
     */
    public MovedStatements(
            Map<EntityPair, BodyPair> pairs, Mapping mapping, RenamedWords words, int telling, Steps steps) {
        this.pairs = pairs;
        this.mapping = mapping;
        this.words = words;
        this.telling = telling;
        this.steps = steps;
    }

    /**
     * A new statement.
     *
     * @param was what its callable was before; empty for one that is new itself
     */
    private record Place(Entity callable, Node statement, Optional<Body> was) {}

    /**
     * What moved.
     *
     * @param crossings what went with a call, and did not move
     */
    public List<MovedCode> find(List<Crossing> crossings) {
        for (Crossing crossing : crossings) {
            crossing.body().links().forEach(link -> {
                crossed.add(link.before());
                crossed.add(link.after());
            });
        }
        List<MovedCode> found = new ArrayList<>();
        pairs.forEach((pair, bodies) -> {
            List<Fragment> left = bodies.links().freeBefore(false);
            if (!left.isEmpty() && pair.before().isCallable()) {
                WrittenCode code = new WrittenCode(bodies.links().before());
                moved(pair, left, code).forEach((target, statements) -> {
                    EntityPair callables = new EntityPair(pair.before(), target, RULE);
                    int weight = statements.stream()
                            .mapToInt(statement -> code.weight(statement.before()))
                            .sum();
                    found.add(new MovedCode(callables, statements, weight >= telling));
                });
            }
        });
        return found;
    }

    private Map<Entity, List<NodePair>> moved(EntityPair pair, List<Fragment> left, WrittenCode code) {
        Map<Integer, List<Place>> places = added.computeIfAbsent(pair.after().type(), this::added);
        Map<Entity, List<NodePair>> moved = new LinkedHashMap<>();
        steps.take(left.size());
        for (Fragment statement : left) {
            if (code.tells(statement.node()) && !crossed.contains(statement.node())) {
                int number = code.of(statement.node());
                for (Place place : targets(pair, number, places.getOrDefault(number, List.of()))) {
                    moved.computeIfAbsent(place.callable, unused -> new ArrayList<>())
                            .add(new NodePair(statement.node(), place.statement));
                }
            }
        }
        return moved;
    }

    /**
     * Where a statement may have gone: nowhere if such a one is still where it was; not to where such a one was before, and
     * not to one of several callables that were there before.
     */
    private List<Place> targets(EntityPair pair, int code, List<Place> places) {
        steps.take(places.size());
        if (places.isEmpty() || isIn(pairs.get(pair).links().after(), code)) {
            return List.of();
        }
        List<Place> free = places.stream()
                .filter(place -> place.was.filter(body -> isIn(body, code)).isEmpty())
                .toList();
        boolean several = free.stream().filter(place -> place.was.isPresent()).count() > 1;
        return free.stream().filter(place -> place.was.isEmpty() || !several).toList();
    }

    private boolean isIn(Body body, int code) {
        return codes.computeIfAbsent(body, MovedStatements::codes).contains(code);
    }

    private static Set<Integer> codes(Body body) {
        WrittenCode code = new WrittenCode(body);
        return body.fragments(false).stream()
                .map(statement -> code.of(statement.node()))
                .collect(Collectors.toSet());
    }

    private Map<Integer, List<Place>> added(Entity type) {
        Map<Integer, List<Place>> places = new HashMap<>();
        for (Entity callable : type.members(EntityKind.Group.CALLABLE)) {
            EntityPair pair = mapping.ofAfter(callable).orElse(null);
            if (pair == null) {
                Body body = Body.of(callable, words);
                add(callable, body.fragments(false), body, Optional.empty(), places);
            } else if (pairs.containsKey(pair)) {
                Links links = pairs.get(pair).links();
                add(callable, links.freeAfter(false), links.after(), Optional.of(links.before()), places);
            }
        }
        return places;
    }

    private void add(
            Entity callable,
            List<Fragment> statements,
            Body body,
            Optional<Body> was,
            Map<Integer, List<Place>> places) {
        WrittenCode code = new WrittenCode(body);
        for (Fragment statement : statements) {
            if (!crossed.contains(statement.node())) {
                places.computeIfAbsent(code.of(statement.node()), unused -> new ArrayList<>())
                        .add(new Place(callable, statement.node(), was));
            }
        }
    }
}
