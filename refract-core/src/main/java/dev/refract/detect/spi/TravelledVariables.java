package dev.refract.detect.spi;

import dev.refract.match.mapping.BodyMapping;
import dev.refract.match.mapping.Crossing;
import dev.refract.match.mapping.EntityPair;
import dev.refract.match.mapping.Recast;
import dev.refract.match.mapping.VariablePair;
import dev.refract.model.Declared;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Local variables that are in both versions, also those that went with their declarations to another callable, or came from
 * one. What is left of these in the callable that they left is its own: a use may name another variable there, or hold the
 * value itself.
 */
final class TravelledVariables {
    /** Places that speak for two variables: their declarations, which count twice, and more than one use. */
    private static final int SEVERAL_USES = 4;

    /** The variables that are in both versions of two callables. */
    private final Map<EntityPair, Set<Node>> stayed = new HashMap<>();
    /** The variables that are in both versions of what went from two callables, or came to them. */
    private final Map<EntityPair, Set<Node>> gone = new HashMap<>();
    /** All of these. */
    private final Set<Node> travelled = new HashSet<>();
    /** Those that went under their names. */
    private final Set<Node> named = new HashSet<>();
    /** The statements that went, and came. */
    private final Set<Node> statements = new HashSet<>();

    TravelledVariables(Map<EntityPair, BodyMapping> bodies, List<Crossing> crossings) {
        bodies.forEach((around, body) -> local(body).forEach(pair -> add(stayed, around, pair)));
        for (Crossing crossing : crossings) {
            crossing.body().links().forEach(link -> {
                statements.add(link.before());
                statements.add(link.after());
            });
            local(crossing.body()).forEach(pair -> {
                add(gone, crossing.around(), pair);
                travelled.add(pair.before());
                travelled.add(pair.after());
                if (pair.sameName()) {
                    named.add(pair.before());
                    named.add(pair.after());
                }
            });
        }
    }

    private static Stream<VariablePair> local(BodyMapping body) {
        return body.variables().stream()
                .filter(pair ->
                        pair.before().is(NodeKind.VARIABLE) && pair.after().is(NodeKind.VARIABLE));
    }

    private static void add(Map<EntityPair, Set<Node>> variables, EntityPair around, VariablePair pair) {
        Set<Node> known = variables.computeIfAbsent(around, unused -> new HashSet<>());
        known.add(pair.before());
        known.add(pair.after());
    }

    /**
     * Whether two variables of a callable may be one. One that is declared elsewhere now, under its name, is so where several
     * of its uses that stayed name the other, which holds the same sort of thing.
     */
    boolean areOne(VariablePair pair) {
        boolean went = named.contains(pair.before()) || named.contains(pair.after());
        return pair.sameName() || !went || pair.votes() >= SEVERAL_USES && areOfSameType(pair);
    }

    /** Whether a variable is a local one where its declaration went, or came from. */
    boolean isLocal(Node variable) {
        return travelled.contains(variable);
    }

    private static boolean areOfSameType(VariablePair pair) {
        return Declared.holder(pair.before()).hasSame(Role.TYPE, Declared.holder(pair.after()));
    }

    /**
     * Whether an expression of two callables, or of what went from them or came to them, got a name, or a variable lost its own:
     * not one that is in both versions. One that went elsewhere may have left its very value, here or in what went to a third.
     */
    boolean isNamed(Recast recast, EntityPair around) {
        return !hasAny(stayed, recast, around) && (!hasAny(gone, recast, around) || isValue(recast));
    }

    /** Whether the place of a variable went with it to another callable, or came from there. */
    boolean isElsewhere(Node variable, Node place) {
        return travelled.contains(variable) && statements.contains(Local.statementAround(place));
    }

    private static boolean hasAny(Map<EntityPair, Set<Node>> variables, Recast recast, EntityPair around) {
        Set<Node> known = variables.getOrDefault(around, Set.of());
        return Stream.concat(recast.before().stream(), recast.after().stream()).anyMatch(known::contains);
    }

    private static boolean isValue(Recast recast) {
        return areValues(recast.before(), recast.after()) || areValues(recast.after(), recast.before());
    }

    /** A name or a literal alone stands anywhere. */
    private static boolean areValues(List<Node> variables, List<Node> expressions) {
        Optional<Node> value = variables.get(0).child(Role.INITIALIZER).filter(initializer -> !initializer.isLeaf());
        return value.isPresent() && expressions.stream().allMatch(value.get()::sameCode);
    }
}
