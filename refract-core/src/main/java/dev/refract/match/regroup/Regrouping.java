package dev.refract.match.regroup;

import dev.refract.match.mapping.BodyMapping;
import dev.refract.match.mapping.EntityPair;
import dev.refract.match.mapping.NodePair;
import dev.refract.match.mapping.Regrouped;
import dev.refract.match.mapping.Replacement;
import dev.refract.match.mapping.StatementLink;
import dev.refract.model.Declared;
import dev.refract.model.tree.Node;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Finds variables that one stands for now, as an argument where they were several, {@code draw(x, y)} and {@code
 * draw(point)}, or as what they are asked of, {@code x + y} and {@code point.x() + point.y()} (RefactoringMiner 2.0,
 * section 4.3, merged variables).
 */
final class Regrouping {
    /** Those that each variable stands for. */
    private final Map<Node, Set<Node>> heldBy = new LinkedHashMap<>();

    /** What each variable is asked for, and the variable that the answer stood for first. */
    private final Map<Node, Map<Integer, Node>> answers = new HashMap<>();

    /** Those that stand for more than one name, once: others merely stand where one and where another stood. */
    private final Set<Node> holders = new HashSet<>();

    /** Two versions of a body, and the variables of each that have no partner. */
    record Sides(BodyMapping body, SoughtNames before, SoughtNames after) {
        Sides reversed() {
            return new Sides(body.reversed(), after, before);
        }
    }

    /**
     * Several variables that became one, and one that became several.
     *
     * @param around in what they are declared
     * @param bodies where they are used
     */
    static List<Regrouped> find(EntityPair around, List<Sides> bodies) {
        List<Regrouped> found = new ArrayList<>();
        groups(bodies).forEach((one, several) -> found.add(new Regrouped(around, several, List.of(one))));
        if (found.isEmpty()) {
            groups(bodies.stream().map(Sides::reversed).toList())
                    .forEach((one, several) -> found.add(new Regrouped(around, List.of(one), several)));
        }
        return found;
    }

    private static Map<Node, List<Node>> groups(List<Sides> bodies) {
        Regrouping regrouping = new Regrouping();
        bodies.forEach(regrouping::read);
        return regrouping.groups();
    }

    private void read(Sides sides) {
        for (StatementLink link : sides.body().links()) {
            for (Replacement replacement : link.replacements()) {
                replacement.exchange().ifPresent(exchange -> read(exchange, link.replacements(), sides));
                if (replacement.after().isEmpty()) {
                    replacement.before().ifPresent(dropped -> readBeside(dropped, link.equal(), sides));
                }
            }
        }
    }

    private void read(NodePair exchange, List<Replacement> all, Sides sides) {
        Optional<Node> holder = sides.after().asked(exchange.after());
        Optional<Node> held = sides.before().variable(exchange.before());
        if (holder.isEmpty() || held.isEmpty()) {
            return;
        }
        boolean bare = sides.after().variable(exchange.after()).isPresent();
        if (bare || isAnswerFor(held.get(), exchange.after(), holder.get())) {
            List<Node> dropped = bare ? droppedBeside(exchange.before(), all) : List.of();
            if (!bare || !dropped.isEmpty()) {
                holders.add(holder.get());
            }
            hold(holder.get(), Stream.concat(Stream.of(exchange.before()), dropped.stream()), sides.before());
        }
    }

    /** Notes what a holder is asked for in place of a variable; whether that stood for no other one before. */
    private boolean isAnswerFor(Node variable, Node code, Node holder) {
        Map<Integer, Node> known = answers.computeIfAbsent(holder, unused -> new HashMap<>());
        return variable.equals(known.computeIfAbsent(code.exactHash(), unused -> variable));
    }

    /** The code that stood in the same list and has nothing in its place. */
    private static List<Node> droppedBeside(Node name, List<Replacement> all) {
        return all.stream()
                .filter(replacement -> replacement.after().isEmpty())
                .flatMap(replacement -> replacement.before().stream())
                .filter(dropped -> isBeside(dropped, name))
                .toList();
    }

    /** Whether two pieces of code are in one list: what a call is asked of is not in that of its arguments. */
    private static boolean isBeside(Node code, Node other) {
        return code.role() == other.role() && code.parent().equals(other.parent());
    }

    /** What is named beside a variable that is gone from a list may be read as one in both versions by now. */
    private void readBeside(Node dropped, List<NodePair> equal, Sides sides) {
        if (sides.before().variable(dropped).isPresent()) {
            equal.stream()
                    .filter(pair -> isBeside(dropped, pair.before()))
                    .filter(pair -> sides.before().variable(pair.before()).isPresent())
                    .forEach(pair -> sides.after().variable(pair.after()).ifPresent(holder -> {
                        holders.add(holder);
                        hold(holder, Stream.of(pair.before(), dropped), sides.before());
                    }));
        }
    }

    /** Notes that one variable stands for those that some code names, in the order in which they are named. */
    private void hold(Node holder, Stream<Node> code, SoughtNames names) {
        Set<Node> group = heldBy.computeIfAbsent(holder, unused -> new LinkedHashSet<>());
        code.sorted(Comparator.comparingInt(Node::index))
                .flatMap(name -> names.variable(name).stream())
                .forEach(group::add);
    }

    /** Several variables by the one that holds them all, and nobody else any of them. */
    private Map<Node, List<Node>> groups() {
        Map<Node, Integer> times = new HashMap<>();
        heldBy.values().forEach(held -> held.forEach(variable -> times.merge(variable, 1, Integer::sum)));
        Map<Node, List<Node>> groups = new LinkedHashMap<>();
        heldBy.forEach((variable, held) -> {
            boolean only = held.stream().allMatch(other -> times.get(other) == 1);
            if (held.size() > 1 && only && holders.contains(variable) && !isOneOf(held, variable)) {
                groups.put(variable, List.copyOf(held));
            }
        });
        return groups;
    }

    /** Whether a variable is declared as one of others, and they are not: that one was renamed, and the others are gone. */
    private static boolean isOneOf(Set<Node> others, Node variable) {
        Optional<Node> type = Declared.type(variable);
        return type.isPresent()
                && others.stream()
                                .flatMap(other -> Declared.type(other).stream())
                                .filter(type.get()::sameCode)
                                .count()
                        == 1;
    }
}
