package dev.refract.match.entity;

import dev.refract.match.mapping.BodyMapping;
import dev.refract.match.mapping.EntityPair;
import dev.refract.match.mapping.NodePair;
import dev.refract.match.mapping.ParameterPairs;
import dev.refract.match.mapping.Replacement;
import dev.refract.match.mapping.StatementLink;
import dev.refract.model.reference.LocalScopes;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.Role;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Finds parameters that one stands for now, as an argument where they were several, {@code draw(x, y)} and {@code
 * draw(point)}, or as what they are asked of, {@code x + y} and {@code point.x() + point.y()}; and the other way round.
 */
final class RegroupedParameters {
    private final Side several;
    private final Side one;
    /** Those that each parameter stands for. */
    private final Map<Node, Set<Node>> heldBy = new LinkedHashMap<>();

    /** The parameters of a version that have no partner, and the scopes of its names. */
    private record Side(List<Node> parameters, LocalScopes scopes) {
        Optional<Node> parameter(Node name) {
            return scopes.root().contains(name)
                    ? scopes.declaration(name).filter(parameters::contains)
                    : Optional.empty();
        }

        /** The parameter that some code is, or that it asks for something: {@code point.x()}. */
        Optional<Node> asked(Node code) {
            Optional<Node> receiver = code.child(Role.RECEIVER)
                    .filter(unused -> code.children(Role.ARGUMENT).isEmpty());
            return parameter(receiver.orElse(code));
        }
    }

    private RegroupedParameters(Side several, Side one) {
        this.several = several;
        this.one = one;
    }

    /**
     * The parameters of a pair of callables that were merged or split.
     *
     * @param before parameters that have no partner of their name
     * @param after the same of the version after
     */
    static List<ParameterPairs.Regrouped> find(
            EntityPair callables, List<Node> before, List<Node> after, BodyMapping body) {
        Side left = new Side(before, LocalScopes.of(callables.before().node()));
        Side right = new Side(after, LocalScopes.of(callables.after().node()));
        List<ParameterPairs.Regrouped> found = new ArrayList<>();
        new RegroupedParameters(left, right)
                .groups(body)
                .forEach((one, several) -> found.add(new ParameterPairs.Regrouped(several, List.of(one))));
        if (found.isEmpty()) {
            new RegroupedParameters(right, left)
                    .groups(body.reversed())
                    .forEach((one, several) -> found.add(new ParameterPairs.Regrouped(List.of(one), several)));
        }
        return found;
    }

    /** Several parameters of the one side by the one of the other that holds them all, and nobody else any of them. */
    private Map<Node, List<Node>> groups(BodyMapping body) {
        for (StatementLink link : body.links()) {
            link.replacements()
                    .forEach(replacement ->
                            replacement.exchange().ifPresent(exchange -> read(exchange, link.replacements())));
        }
        Map<Node, Integer> holders = new HashMap<>();
        heldBy.values().forEach(held -> held.forEach(parameter -> holders.merge(parameter, 1, Integer::sum)));
        Map<Node, List<Node>> groups = new LinkedHashMap<>();
        heldBy.forEach((parameter, held) -> {
            if (held.size() > 1 && held.stream().allMatch(other -> holders.get(other) == 1)) {
                groups.put(
                        parameter,
                        held.stream()
                                .sorted(Comparator.comparingInt(Node::index))
                                .toList());
            }
        });
        return groups;
    }

    private void read(NodePair exchange, List<Replacement> all) {
        Optional<Node> held = several.parameter(exchange.before());
        Optional<Node> holder = one.asked(exchange.after());
        if (held.isPresent() && holder.isPresent()) {
            Set<Node> group = heldBy.computeIfAbsent(holder.get(), unused -> new HashSet<>());
            group.add(held.get());
            if (one.parameter(exchange.after()).isPresent()) {
                droppedBeside(exchange.before(), all).forEach(group::add);
            }
        }
    }

    /** The parameters that stood in the same list and have nothing in their place. */
    private Stream<Node> droppedBeside(Node name, List<Replacement> all) {
        return all.stream()
                .filter(replacement -> replacement.after().isEmpty())
                .flatMap(replacement -> replacement.before().stream())
                .filter(dropped -> dropped.parent().equals(name.parent()))
                .flatMap(dropped -> several.parameter(dropped).stream());
    }
}
