package dev.refract.match.entity;

import dev.refract.match.evidence.Words;
import dev.refract.match.mapping.BodyMapping;
import dev.refract.match.mapping.EntityPair;
import dev.refract.match.mapping.ParameterPairs;
import dev.refract.match.mapping.Regrouped;
import dev.refract.match.mapping.VariablePair;
import dev.refract.match.regroup.RegroupedParameters;
import dev.refract.model.Declared;
import dev.refract.model.Entity;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.function.ToIntBiFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Pairs the parameters of two matched callables: by name, unless another took that over; several with the one that holds what
 * they held; by the names that were exchanged in the body; by type, with what is in its brackets, and order; and by place, where
 * between two pairs the same number is left on both sides, and names or types have a word in common, or a single one is left in
 * all. A parameter that was a local variable, or is one now, is no other parameter, unless that is made of it.
 */
public final class ParameterMatching {
    private final List<Node> before;
    private final List<Node> after;
    private final Entity callable;
    private final RenamedTypes renamedTypes;
    private final LocalNames locals;
    private final List<ParameterPairs.Matched> matched = new ArrayList<>();

    private ParameterMatching(EntityPair callables, RenamedTypes renamedTypes) {
        this.callable = callables.before();
        this.renamedTypes = renamedTypes;
        this.locals = new LocalNames(callables);
        this.before = new ArrayList<>(Declared.parameters(callables.before()));
        this.after = new ArrayList<>(Declared.parameters(callables.after()));
    }

    /**
     * The parameters of a pair of callables.
     *
     * @param body which statement and which variable of the bodies became which
     * @param renamedTypes reads the names of types of the version before
     * @param fields the fields that were merged or split
     */
    public static ParameterPairs match(
            EntityPair callables, BodyMapping body, RenamedTypes renamedTypes, List<Regrouped> fields) {
        ParameterMatching matching = new ParameterMatching(callables, renamedTypes);
        matching.byRank((left, right) ->
                left.name().equals(right.name()) && !matching.isTakenOver(callables, left, right) ? 1 : 0);
        List<Regrouped> regrouped = matching.regrouped(callables, body, fields);
        if (matching.isOpen()) {
            matching.decideRest(callables, body);
        }
        matching.matched.sort(Comparator.comparingInt(pair -> pair.before().index()));
        return new ParameterPairs(matching.matched, matching.before, matching.after, regrouped);
    }

    /**
     * Whether the name of a parameter is that of another one now: it stands elsewhere, with another type, and both places are of
     * the types that they were.
     */
    private boolean isTakenOver(EntityPair callables, Node parameter, Node namesake) {
        List<Node> left = Declared.parameters(callables.before());
        List<Node> right = Declared.parameters(callables.after());
        int from = left.indexOf(parameter);
        int to = right.indexOf(namesake);
        return from != to
                && left.size() == right.size()
                && !sameType(parameter, namesake)
                && sameType(parameter, right.get(from))
                && sameType(left.get(to), namesake);
    }

    private List<Regrouped> regrouped(EntityPair callables, BodyMapping body, List<Regrouped> fields) {
        boolean severalAndOne = isOpen() && before.size() + after.size() > 2;
        List<Regrouped> found = severalAndOne
                ? RegroupedParameters.find(callables, before, after, body, fields).stream()
                        .filter(group -> !hasHeir(group))
                        .toList()
                : List.of();
        for (Regrouped regrouped : found) {
            before.removeAll(regrouped.before());
            after.removeAll(regrouped.after());
        }
        return found;
    }

    /** Whether just one of the several is of the type and almost of the name of the one: then the others have come, or gone. */
    private boolean hasHeir(Regrouped group) {
        long heirs = group.before().stream()
                .flatMap(left -> group.after().stream()
                        .filter(right -> sameType(left, right) && Words.similarity(left.name(), right.name()) > 0))
                .count();
        return heirs == 1;
    }

    private boolean isOpen() {
        return !before.isEmpty() && !after.isEmpty();
    }

    private void decideRest(EntityPair callables, BodyMapping body) {
        List<VariablePair> variables = body.variables();
        byRank((left, right) -> votes(left, right, variables));
        byRank((left, right) ->
                sameType(left, right) && !holdOthers(left, right) && !locals.hasApart(left, right) ? 1 : 0);
        byPlace(
                callables,
                (left, right) ->
                        areRelated(left, right) && !locals.hasApart(left, right) && !areLocal(left, right, variables));
        if (areLone(callables, body)) {
            byPlace(callables, (left, right) -> !locals.has(left, right));
        }
    }

    /** Whether one of two parameters became a local variable, or was one, that is not the other in another form. */
    private static boolean areLocal(Node parameter, Node other, List<VariablePair> variables) {
        return variables.stream()
                .filter(pair -> pair.before().equals(parameter) != pair.after().equals(other))
                .anyMatch(pair -> pair.before().equals(parameter)
                        ? !isForm(pair.after(), parameter, other)
                        : !isForm(pair.before(), other, parameter));
    }

    /**
     * Whether what a parameter became is another parameter seen as its type, or is made of one of a related name: of nothing else,
     * if the names have just a word in common.
     */
    private static boolean isForm(Node variable, Node parameter, Node other) {
        Optional<Node> value = variable.child(Role.INITIALIZER).filter(unused -> LocalNames.isMadeOf(variable, other));
        if (value.isEmpty() || Words.areOfOneThing(parameter.name(), other.name())) {
            return value.isPresent();
        }
        boolean alone = value.get().is(NodeKind.NEW)
                && value.get().children(Role.ARGUMENT).size() == 1
                && Words.similarity(parameter.name(), other.name()) > 0;
        return alone || value.get().is(NodeKind.CAST);
    }

    /**
     * Whether one parameter is left on each side, and its place tells something: one that kept its name stands beside it, there
     * is no body to tell more, bodies of one form read it at the same places, as setters of two fields, or code with the one
     * stands for code with the other.
     */
    private boolean areLone(EntityPair callables, BodyMapping body) {
        List<VariablePair> variables = body.variables();
        return before.size() == 1
                && after.size() == 1
                && variables.stream().noneMatch(pair -> before.contains(pair.before()) || after.contains(pair.after()))
                && (isAnyKept() || isBodiless(callables) || areReadAlike(callables) || areExchanged(callables, body));
    }

    private boolean areExchanged(EntityPair callables, BodyMapping body) {
        return new ExchangedUses(callables, body).standFor(before.get(0), after.get(0));
    }

    private boolean isAnyKept() {
        return matched.stream()
                .anyMatch(pair -> pair.before().name().equals(pair.after().name()));
    }

    private static boolean isBodiless(EntityPair callables) {
        return callables.before().node().child(Role.BODY).isEmpty()
                && callables.after().node().child(Role.BODY).isEmpty();
    }

    private boolean areReadAlike(EntityPair callables) {
        Optional<Node> left = callables.before().body();
        Optional<Node> right = callables.after().body();
        return left.isPresent()
                && right.isPresent()
                && left.get().shapeHash() == right.get().shapeHash()
                && places(left.get(), before.get(0)).equals(places(right.get(), after.get(0)));
    }

    /** Where a body names a parameter. */
    private static List<Integer> places(Node body, Node parameter) {
        List<Integer> places = new ArrayList<>();
        body.forEachBelow(node -> {
            if (node.is(NodeKind.NAME)
                    && node.role() != Role.NAME
                    && node.label().equals(parameter.name())) {
                places.add(node.index() - body.index());
            }
        });
        return places;
    }

    /** What is left between two pairs, or at an end, stands for each other in order where it is the same number. */
    private void byPlace(EntityPair callables, BiPredicate<Node, Node> fits) {
        List<Node> allAfter = Declared.parameters(callables.after());
        Map<Node, Node> partners = new HashMap<>();
        matched.forEach(pair -> partners.put(pair.before(), pair.after()));
        int nextAfter = 0;
        List<Node> gap = new ArrayList<>();
        for (Node parameter : Declared.parameters(callables.before())) {
            Node partner = partners.get(parameter);
            if (partner == null) {
                gap.add(parameter);
            } else {
                int place = allAfter.indexOf(partner);
                fill(gap, allAfter.subList(Math.min(nextAfter, place), place), fits);
                nextAfter = place + 1;
                gap.clear();
            }
        }
        fill(gap, allAfter.subList(nextAfter, allAfter.size()), fits);
    }

    private void fill(List<Node> gap, List<Node> others, BiPredicate<Node, Node> fits) {
        if (gap.size() == others.size() && after.containsAll(others) && before.containsAll(gap)) {
            for (int i = 0; i < gap.size(); i++) {
                if (fits.test(gap.get(i), others.get(i))) {
                    before.remove(gap.get(i));
                    after.remove(others.get(i));
                    matched.add(new ParameterPairs.Matched(gap.get(i), others.get(i)));
                }
            }
        }
    }

    private static boolean areRelated(Node parameter, Node other) {
        return Words.similarity(parameter.name(), other.name()) > 0
                || Words.similarity(Declared.erasedType(parameter), Declared.erasedType(other)) > 0;
    }

    private static int votes(Node before, Node after, List<VariablePair> variables) {
        return variables.stream()
                .filter(pair -> pair.before().equals(before) && pair.after().equals(after))
                .mapToInt(VariablePair::votes)
                .sum();
    }

    private boolean sameType(Node before, Node after) {
        return renamedTypes.newName(Declared.writtenType(before), callable).equals(Declared.erasedType(after));
    }

    /** Whether two parameters hold other things: {@code List<File>} and {@code List<String>}, not {@code List<?>}. */
    private static boolean holdOthers(Node before, Node after) {
        List<Node> held = held(before);
        List<Node> others = held(after);
        boolean known =
                Stream.concat(held.stream(), others.stream()).noneMatch(type -> type.is(NodeKind.WILDCARD_TYPE));
        return known && held.size() == others.size() && differ(held, others);
    }

    private static boolean differ(List<Node> types, List<Node> others) {
        return IntStream.range(0, types.size()).anyMatch(i -> !types.get(i).sameCode(others.get(i)));
    }

    /** What stands in the brackets of the type of a parameter. */
    private static List<Node> held(Node parameter) {
        return parameter
                .child(Role.TYPE)
                .map(type -> type.children(Role.TYPE_ARGUMENT))
                .orElse(List.of());
    }

    /** Pairs each parameter in order with the one of the highest rank above zero. */
    private void byRank(ToIntBiFunction<Node, Node> rank) {
        before.removeIf(node -> {
            Node best = null;
            int bestRank = 0;
            for (Node candidate : after) {
                int candidateRank = rank.applyAsInt(node, candidate);
                if (candidateRank > bestRank) {
                    best = candidate;
                    bestRank = candidateRank;
                }
            }
            if (best != null) {
                after.remove(best);
                matched.add(new ParameterPairs.Matched(node, best));
            }
            return best != null;
        });
    }
}
