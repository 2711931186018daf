package dev.refract.match.body.crossing;

import dev.refract.match.body.code.Code;
import dev.refract.match.body.code.Fragment;
import dev.refract.match.body.code.Parts;
import dev.refract.match.body.pair.BodyPair;
import dev.refract.match.body.statement.Links;
import dev.refract.match.mapping.NodePair;
import dev.refract.match.mapping.Replacement;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import dev.refract.model.tree.Role;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A body that lost code to callables that it now calls; seen from the future, one that took code in from callables that
 * it called.
 *
 * @param origin the body with the code
 * @param remainder the body with the calls, its variables read as those of the origin
 * @param open the statements of the origin that have no counterpart in the remainder, or a changed one with a call
 * @param exchanged code of the origin for which something else stands in the remainder
 * @param substitutes what may stand for code in an argument: for a value, the variable that held it in an open statement; for a
 *     variable that only the remainder has, its value
 */
public record Departure(
        Code origin,
        Code remainder,
        Set<Fragment> open,
        List<NodePair> exchanged,
        List<Map<Integer, Integer>> substitutes) {
    public Departure {
        // In the order of the source, so that of equal expressions the first is found, whatever the run.
        Set<Fragment> ordered = new LinkedHashSet<>();
        open.stream().sorted(Comparator.comparingInt(Fragment::number)).forEach(ordered::add);
        open = Collections.unmodifiableSet(ordered);
        exchanged = List.copyOf(exchanged);
        substitutes = List.copyOf(substitutes.stream().map(Map::copyOf).toList());
    }

    private static Departure of(
            Code origin, Code remainder, Set<Fragment> open, List<Fragment> come, List<NodePair> exchanged) {
        Map<Integer, Integer> held = new HashMap<>();
        forEachValue(open, origin, (variable, value) -> held.put(value, variable));
        Map<Integer, Integer> named = new HashMap<>();
        forEachValue(come, remainder, named::put);
        return new Departure(origin, remainder, open, exchanged, List.of(held, named));
    }

    /** Tells, as codes, the variables that are declared in some statements with more than a name, and their values. */
    private static void forEachValue(Collection<Fragment> statements, Code code, BiConsumer<Integer, Integer> action) {
        for (Fragment statement : statements) {
            for (Node variable : statement.node().children(Role.FRAGMENT)) {
                variable.child(Role.INITIALIZER)
                        .filter(value -> code.weight(value) > 1)
                        .ifPresent(value -> action.accept(code.ofVariable(variable), code.of(value)));
            }
        }
    }

    /**
     * What left the body before.
     *
     * @param calls the calls in the body after that may stand for what left
     * @param getters the fields that methods give back, by the names of the methods
     */
    public static Departure ofBefore(BodyPair bodies, List<Node> calls, Map<String, String> getters) {
        Set<Fragment> open =
                free(bodies.links().freeBefore(true), bodies.links().freeBefore(false));
        bodies.changed().stream()
                .filter(link -> calls.stream().anyMatch(link.after().node()::contains))
                .forEach(link -> open.add(link.before()));
        List<NodePair> exchanged = exchanges(bodies, link -> namesakes(link.before(), link.after(), calls));
        return of(
                reading(bodies.beforeCode(), getters),
                bodies.afterCode().readingGetters(getters),
                open,
                bodies.links().freeAfter(false),
                exchanged);
    }

    /**
     * What came into the body after.
     *
     * @param calls the calls in the body before that may stand for what came
     * @param getters the fields that methods give back, by the names of the methods
     */
    public static Departure ofAfter(BodyPair bodies, List<Node> calls, Map<String, String> getters) {
        Set<Fragment> open = free(bodies.links().freeAfter(true), bodies.links().freeAfter(false));
        bodies.changed().stream()
                .filter(link -> calls.stream().anyMatch(link.before().node()::contains))
                .forEach(link -> open.add(link.after()));
        List<NodePair> exchanged = exchanges(
                bodies, link -> namesakes(link.after(), link.before(), calls).map(NodePair::reversed));
        return of(
                reading(bodies.afterCodeAsGiven(), getters),
                bodies.beforeCodeSeenFromAfter().readingGetters(getters),
                open,
                bodies.links().freeBefore(false),
                exchanged.stream().map(NodePair::reversed).toList());
    }

    /** Code with calls of getters read as fields; where there are none it is not computed anew. */
    private static Code reading(Code origin, Map<String, String> getters) {
        boolean asks =
                origin.body().root().hasBelow(node -> node.is(NodeKind.CALL) && getters.containsKey(node.name()));
        return asks ? origin.readingGetters(getters) : origin;
    }

    private static Set<Fragment> free(List<Fragment> composites, List<Fragment> leaves) {
        Set<Fragment> free = new HashSet<>(composites);
        free.addAll(leaves);
        return free;
    }

    private static List<NodePair> exchanges(BodyPair bodies, Function<Links.Link, Stream<NodePair>> others) {
        return bodies.changed().stream()
                .flatMap(link ->
                        Stream.concat(Replacement.exchanges(link.verdict().replacements()), others.apply(link)))
                .toList();
    }

    /** Calls for which others of the same name stand that have another receiver, or none. */
    private static Stream<NodePair> namesakes(Fragment origin, Fragment remainder, List<Node> calls) {
        Map<String, List<Node>> now =
                calls.stream().filter(remainder.node()::contains).collect(Collectors.groupingBy(Node::name));
        List<NodePair> pairs = new ArrayList<>();
        now.forEach((name, others) -> {
            List<Node> before = callsOf(name, origin.node());
            for (int i = 0; i < others.size() && before.size() == others.size(); i++) {
                pairs.add(new NodePair(before.get(i), others.get(i)));
            }
        });
        return pairs.stream().filter(pair -> !sameReceiver(pair.before(), pair.after()));
    }

    private static boolean sameReceiver(Node call, Node other) {
        Optional<Node> receiver = call.child(Role.RECEIVER);
        Optional<Node> another = other.child(Role.RECEIVER);
        return receiver.isPresent() == another.isPresent()
                && (receiver.isEmpty() || receiver.get().sameCode(another.get()));
    }

    private static List<Node> callsOf(String name, Node code) {
        List<Node> calls = new ArrayList<>();
        code.forEachBelow(node -> {
            if (node.is(NodeKind.CALL) && node.name().equals(name)) {
                calls.add(node);
            }
        });
        return calls;
    }

    /** The same with more statements of the origin. */
    Departure with(Set<Fragment> more) {
        Set<Fragment> all = new HashSet<>(open);
        all.addAll(more);
        return withOpen(all);
    }

    /** The same without statements of the origin whose place was found. */
    Departure without(Set<Fragment> taken) {
        Set<Fragment> rest = new HashSet<>(open);
        rest.removeAll(taken);
        return withOpen(rest);
    }

    private Departure withOpen(Set<Fragment> statements) {
        return new Departure(origin, remainder, statements, exchanged, substitutes);
    }

    /** The statements of the origin that stayed. */
    Set<Fragment> closed() {
        Set<Fragment> closed = new HashSet<>(origin.body().fragments());
        closed.removeAll(open);
        return closed;
    }

    /** Whether nothing is left that could be found anywhere. */
    boolean isOver() {
        return open.isEmpty() && exchanged.isEmpty();
    }

    /**
     * How the arguments of a call may be read: as they are; as the variables that held them in the open statements; as the values
     * that were named in the remainder.
     *
     * @param call the call
     * @param caller the code around the call
     */
    List<IntUnaryOperator> readings(Node call, Code caller) {
        List<IntUnaryOperator> readings = new ArrayList<>();
        readings.add(IntUnaryOperator.identity());
        for (Map<Integer, Integer> others : substitutes) {
            if (call.children(Role.ARGUMENT).stream().anyMatch(argument -> others.containsKey(caller.of(argument)))) {
                readings.add(code -> others.getOrDefault(code, code));
            }
        }
        return readings;
    }

    /** The code that a call stands for, where it took the place of an expression. */
    List<Node> replacedBy(Node call) {
        return exchangedFor(call).map(Departure::result).toList();
    }

    /** The lambdas that a call, or an object that is created, may stand for. */
    List<Node> lambdasReplacedBy(Node call) {
        return exchangedFor(call)
                .map(Parts::strip)
                .filter(code -> code.is(NodeKind.LAMBDA))
                .toList();
    }

    /** The expression that a lambda is made of, if it is of one. */
    private static Node result(Node code) {
        Node stripped = Parts.strip(code);
        return stripped.is(NodeKind.LAMBDA)
                ? stripped.child(Role.BODY)
                        .filter(body -> !body.is(NodeKind.BLOCK))
                        .orElse(code)
                : code;
    }

    private Stream<Node> exchangedFor(Node call) {
        return exchanged.stream()
                .filter(pair ->
                        pair.after().tree() == call.tree() && pair.after().contains(call))
                .map(NodePair::before);
    }
}
