package dev.refract.match.body;

import dev.refract.match.body.code.Body;
import dev.refract.match.body.code.Code;
import dev.refract.match.body.code.Fragment;
import dev.refract.match.body.code.RenamedWords;
import dev.refract.match.body.crossing.CallSites;
import dev.refract.match.body.crossing.Crossings;
import dev.refract.match.body.crossing.Departure;
import dev.refract.match.body.crossing.Getters;
import dev.refract.match.body.crossing.MovedStatements;
import dev.refract.match.body.field.FieldExchanges;
import dev.refract.match.body.field.FieldNames;
import dev.refract.match.body.field.FieldReplacements;
import dev.refract.match.body.field.NamedFields;
import dev.refract.match.body.form.AlikeValues;
import dev.refract.match.body.option.BodyOptions;
import dev.refract.match.body.pair.BodyPair;
import dev.refract.match.mapping.Bodies;
import dev.refract.match.mapping.BodyMapping;
import dev.refract.match.mapping.Crossing;
import dev.refract.match.mapping.EntityPair;
import dev.refract.match.mapping.Mapping;
import dev.refract.match.mapping.MovedCode;
import dev.refract.match.mapping.NamedField;
import dev.refract.match.mapping.Steps;
import dev.refract.model.Entity;
import dev.refract.model.file.EntityKind;
import dev.refract.model.tree.Node;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Matches the bodies of all pairs of callables, and finds the code that went from one callable to another. */
public final class BodyMatcher {
    private final Mapping mapping;
    private final RenamedWords words;
    private final BodyOptions options;
    private final Steps steps;
    private final Map<EntityPair, BodyPair> pairs = new LinkedHashMap<>();
    private final List<Crossing> crossings = new ArrayList<>();

    private BodyMatcher(Mapping mapping, BodyOptions options, Steps steps) {
        this.mapping = mapping;
        this.words = RenamedWords.of(mapping);
        this.options = options;
        this.steps = steps;
    }

    /** Matches all bodies of a mapping. */
    public static Bodies match(Mapping mapping, BodyOptions options, Steps steps) {
        BodyMatcher matcher = new BodyMatcher(mapping, options, steps);
        matcher.matchPairs();
        if (options.uses("call-read-as-body")) {
            matcher.findCrossings();
        }
        Map<EntityPair, BodyMapping> results = new LinkedHashMap<>();
        matcher.pairs.forEach((pair, bodies) -> results.put(pair, bodies.result()));
        List<MovedCode> moved = options.uses("moved-statements")
                ? new MovedStatements(
                                matcher.pairs,
                                mapping,
                                matcher.words,
                                options.chance().moved(),
                                steps)
                        .find(matcher.crossings)
                : List.of();
        FieldNames before = new FieldNames(mapping.before(), RenamedWords.NONE);
        FieldNames after = new FieldNames(mapping.after(), matcher.words);
        FieldExchanges exchanges =
                new FieldExchanges(mapping, before, after, options.chance().types());
        NamedFields added = NamedFields.added(mapping, before, after, matcher::likeness);
        NamedFields removed = NamedFields.removed(mapping, before, after, matcher::likeness);
        FieldReplacements replaced = new FieldReplacements(mapping, before, after);
        BiConsumer<EntityPair, BodyMapping> readers = exchanges::add;
        readers = readers.andThen(added::add).andThen(removed::add).andThen(replaced::add);
        results.forEach(readers);
        for (Crossing crossing : matcher.crossings) {
            readers.accept(crossing.callables(), crossing.body());
        }
        List<NamedField> named = Stream.of(added, removed)
                .flatMap(fields -> fields.found().stream())
                .toList();
        return new Bodies(results, matcher.crossings, exchanges.found(), named, replaced.found(), moved);
    }

    private AlikeValues likeness(Code near, Code far) {
        return new AlikeValues(near, far, options.parts(), steps);
    }

    private void matchPairs() {
        for (EntityPair pair : mapping.allPairs()) {
            if (differs(pair) && !pair.before().isInBody() && !pair.after().isInBody() && !steps.exhausted()) {
                Body before = Body.of(pair.before(), RenamedWords.NONE);
                Body after = Body.of(pair.after(), words);
                pairs.put(pair, BodyPair.match(before, after, options, steps));
            }
        }
    }

    private static boolean differs(EntityPair pair) {
        return !pair.before().isType() && !code(pair.before()).sameCode(code(pair.after()));
    }

    /** What is matched of a declaration. */
    private static Node code(Entity declaration) {
        return isField(declaration) ? declaration.variable() : declaration.node();
    }

    private static boolean isField(Entity declaration) {
        return declaration.kind().group() == EntityKind.Group.FIELD;
    }

    /** The pairs whose code may have gone to, or come from, callables of their own. */
    private Map<EntityPair, BodyPair> callables() {
        Map<EntityPair, BodyPair> callables = new LinkedHashMap<>(pairs);
        callables.keySet().removeIf(pair -> isField(pair.before()));
        return callables;
    }

    private void findCrossings() {
        Map<String, String> getters = Getters.of(mapping.before(), mapping.after());
        CallSites added =
                new CallSites(mapping.after(), entity -> mapping.ofAfter(entity).isEmpty());
        findCrossings(new Direction(Crossing.Kind.EXTRACTED, new Crossings(added, words, options, steps), getters));
        CallSites removed = new CallSites(
                mapping.before(), entity -> mapping.ofBefore(entity).isEmpty());
        findCrossings(new Direction(
                Crossing.Kind.INLINED, new Crossings(removed, RenamedWords.NONE, options, steps), getters));
    }

    /**
     * How code goes: out of callables into those that they call after, or into them from those that they called before.
     *
     * @param getters the fields that methods give back, by the names of the methods
     */
    private record Direction(Crossing.Kind kind, Crossings search, Map<String, String> getters) {
        boolean isOut() {
            return kind == Crossing.Kind.EXTRACTED;
        }

        Entity caller(EntityPair pair) {
            return isOut() ? pair.after() : pair.before();
        }

        Departure departure(BodyPair bodies, List<Node> calls) {
            return isOut() ? Departure.ofBefore(bodies, calls, getters) : Departure.ofAfter(bodies, calls, getters);
        }

        Crossing crossing(EntityPair pair, Crossings.Found found) {
            BodyMapping body = isOut() ? found.body() : found.body().reversed();
            return new Crossing(kind, pair, found.callee(), found.calls(), body);
        }
    }

    private void findCrossings(Direction direction) {
        Map<EntityPair, List<Crossings.Found>> found = new LinkedHashMap<>();
        callables().forEach((pair, bodies) -> found.put(pair, crossed(direction, pair, bodies)));
        found.values().forEach(direction.search()::share);
        found.replaceAll((pair, first) ->
                direction.search().isUndecided(direction.caller(pair)) ? crossedAgain(direction, pair, first) : first);
        found.forEach((pair, crossed) -> take(direction, pair, crossed));
    }

    private List<Crossings.Found> crossed(Direction direction, EntityPair pair, BodyPair bodies) {
        Entity caller = direction.caller(pair);
        List<Node> calls = direction.search().callsIn(caller);
        return calls.isEmpty() || steps.exhausted()
                ? List.of()
                : direction
                        .search()
                        .of(
                                direction.departure(bodies, calls),
                                bodies.similar(direction.isOut()),
                                caller,
                                home(direction, pair).orElse(caller.type()));
    }

    /** What crossed now that more is known; what is known already where there is no time to look. */
    private List<Crossings.Found> crossedAgain(Direction direction, EntityPair pair, List<Crossings.Found> first) {
        List<Crossings.Found> again = crossed(direction, pair, pairs.get(pair));
        return steps.exhausted() ? first : again;
    }

    /** The type that the code of a callable was of before, or is of now, in the version of those that it is searched in. */
    private Optional<Entity> home(Direction direction, EntityPair pair) {
        return direction.isOut()
                ? mapping.ofBefore(pair.before().type()).map(EntityPair::after)
                : mapping.ofAfter(pair.after().type()).map(EntityPair::before);
    }

    private void take(Direction direction, EntityPair pair, List<Crossings.Found> found) {
        Set<Fragment> regained =
                found.stream().flatMap(some -> some.regained().stream()).collect(Collectors.toSet());
        if (!regained.isEmpty()) {
            pairs.put(pair, pairs.get(pair).without(regained));
        }
        found.forEach(some -> crossings.add(direction.crossing(pair, some)));
    }
}
