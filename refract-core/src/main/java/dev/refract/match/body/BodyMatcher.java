package dev.refract.match.body;

import dev.refract.match.mapping.Bodies;
import dev.refract.match.mapping.BodyMapping;
import dev.refract.match.mapping.Crossing;
import dev.refract.match.mapping.EntityPair;
import dev.refract.match.mapping.Mapping;
import dev.refract.match.mapping.MovedCode;
import dev.refract.match.mapping.NodePair;
import dev.refract.match.mapping.Recast;
import dev.refract.match.mapping.Replacement;
import dev.refract.match.mapping.StatementLink;
import dev.refract.match.mapping.Steps;
import dev.refract.match.mapping.VariablePair;
import dev.refract.model.Entity;
import dev.refract.model.MemberResolution;
import dev.refract.model.file.EntityKind;
import dev.refract.model.tree.Node;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Matches the bodies of all pairs of callables, and finds the code that went from one callable to another. */
public final class BodyMatcher {
    private final Mapping mapping;
    private final Map<String, String> words;
    private final Steps steps;
    private final Map<EntityPair, BodyPair> pairs = new LinkedHashMap<>();
    private final List<Crossing> crossings = new ArrayList<>();

    private BodyMatcher(Mapping mapping, Steps steps) {
        this.mapping = mapping;
        this.words = RenamedWords.of(mapping);
        this.steps = steps;
    }

    /** Matches all bodies of a mapping. */
    public static Bodies match(Mapping mapping, Steps steps) {
        BodyMatcher matcher = new BodyMatcher(mapping, steps);
        matcher.matchPairs();
        matcher.findExtracted();
        matcher.findInlined();
        Map<EntityPair, BodyMapping> results = new LinkedHashMap<>();
        matcher.pairs.forEach((pair, bodies) -> results.put(pair, bodies.result()));
        List<MovedCode> moved = new MovedStatements(matcher.pairs, mapping, matcher.words, steps).find();
        return new Bodies(results, matcher.crossings, moved);
    }

    private void matchPairs() {
        for (EntityPair pair : mapping.allPairs()) {
            if (differs(pair) && !pair.before().isInBody() && !pair.after().isInBody()) {
                Body before = Body.of(pair.before(), Map.of());
                Body after = Body.of(pair.after(), words);
                pairs.put(pair, BodyPair.match(before, after, steps));
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

    private void findExtracted() {
        CallSites calls = new CallSites(
                new MemberResolution(mapping.after()),
                entity -> mapping.ofAfter(entity).isEmpty());
        Crossings extracted = new Crossings(calls, words, steps);
        callables()
                .forEach((pair, bodies) -> extracted
                        .of(Departure.ofBefore(bodies, extracted.callsIn(pair.after())), pair.after())
                        .forEach(found -> crossings.add(new Crossing(
                                Crossing.Kind.EXTRACTED, pair, found.callee(), found.calls(), found.body()))));
    }

    private void findInlined() {
        CallSites calls = new CallSites(
                new MemberResolution(mapping.before()),
                entity -> mapping.ofBefore(entity).isEmpty());
        Crossings inlined = new Crossings(calls, Map.of(), steps);
        callables()
                .forEach((pair, bodies) -> inlined.of(
                                Departure.ofAfter(bodies, inlined.callsIn(pair.before())), pair.before())
                        .forEach(found -> crossings.add(new Crossing(
                                Crossing.Kind.INLINED, pair, found.callee(), found.calls(), reversed(found.body())))));
    }

    /** A mapping from after to before, read the other way. */
    private static BodyMapping reversed(BodyMapping body) {
        return new BodyMapping(
                body.links().stream().map(BodyMatcher::reversed).toList(),
                body.variables().stream()
                        .map(pair -> new VariablePair(pair.after(), pair.before(), pair.votes()))
                        .toList(),
                body.added(),
                body.removed(),
                body.recasts().stream().map(Recast::reversed).toList());
    }

    private static StatementLink reversed(StatementLink link) {
        return new StatementLink(
                link.after(),
                link.before(),
                link.rule(),
                link.equal().stream()
                        .map(pair -> new NodePair(pair.after(), pair.before()))
                        .toList(),
                link.replacements().stream()
                        .map(exchange -> new Replacement(exchange.after(), exchange.before()))
                        .toList());
    }
}
