package dev.refract.match.body.form;

import dev.refract.match.body.code.Fragment;
import dev.refract.match.mapping.Recast;
import dev.refract.match.mapping.Steps;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.Role;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Finds conditions whose parts were shared out among several conditionals: {@code if (a || b) x();} and {@code if (a) x();
 * if (b) x();}. A part and its opposite count as one.
 */
final class DividedConditions {
    /** Conditionals that share a part: where there are more, the part says nothing. */
    private static final int CANDIDATES = 12;

    private final Sides sides;
    private final Steps steps;
    private final Map<Integer, List<Conditional>> index = new HashMap<>();
    /** What the conditionals on the far side were, by what is done in them. */
    private final Map<Fragment, Conditional> origins = new HashMap<>();

    DividedConditions(Sides sides, Steps steps) {
        this.sides = sides;
        this.steps = steps;
    }

    /** Finds them: one condition on the near side, several on the far side. */
    List<Recast> find() {
        List<Conditional> whole = sides.nearConditionals().stream()
                .filter(conditional -> conditional.condition().literals().size() > 1)
                .toList();
        if (whole.isEmpty()) {
            return List.of();
        }
        sides.farConditionals().stream()
                .filter(Conditional::decides)
                .forEach(conditional -> conditional
                        .condition()
                        .literals()
                        .forEach(part -> index.computeIfAbsent(part.code(), unused -> new ArrayList<>())
                                .add(conditional)));
        findOrigins(whole);
        List<Recast> found = new ArrayList<>();
        for (Conditional conditional : whole) {
            List<Node> parts = parts(conditional);
            if (parts.size() > 1) {
                found.add(sides.recast(
                        Recast.Form.DIVIDED_CONDITION,
                        List.of(conditional.statement().node()),
                        parts));
            }
        }
        return found;
    }

    /** A condition that only got shorter is no part of another one: what was done where it holds is still done there. */
    private void findOrigins(List<Conditional> whole) {
        for (Conditional conditional : whole) {
            Fragment statement = conditional.statement();
            for (Fragment child : statement.children()) {
                sides.partner(child)
                        .filter(partner -> isTaken(statement, child))
                        .flatMap(partner -> partner.parent().filter(around -> isTaken(around, partner)))
                        .ifPresent(around -> origins.putIfAbsent(around, conditional));
            }
        }
    }

    private static boolean isTaken(Fragment statement, Fragment child) {
        return statement
                .node()
                .child(Role.THEN)
                .filter(then -> then.contains(child.node()))
                .isPresent();
    }

    private boolean isOfAnother(Conditional part, Conditional whole) {
        Conditional origin = origins.get(part.statement());
        return origin != null
                && !origin.statement().equals(whole.statement())
                && codes(origin).containsAll(codes(part));
    }

    /** The statements among which the parts of a condition are shared out; none where a part is missing. */
    private List<Node> parts(Conditional whole) {
        Set<Integer> missing = codes(whole);
        Set<Integer> all = codes(whole);
        List<Conditional> chosen = new ArrayList<>();
        List<Conditional> candidates = candidates(whole, all);
        for (Conditional candidate : candidates) {
            if (missing.removeAll(codes(candidate))) {
                chosen.add(candidate);
            }
        }
        if (chosen.size() == 1 && !isSame(whole, chosen.get(0))) {
            // One that has all of it and more, beside another that has a part.
            candidates.stream()
                    .filter(part -> !chosen.contains(part) && all.containsAll(codes(part)))
                    .findFirst()
                    .ifPresent(chosen::add);
        }
        boolean isShared = chosen.stream().anyMatch(part -> !codes(part).containsAll(all));
        return missing.isEmpty() && isShared ? statements(chosen) : List.of();
    }

    /** Whether a condition stays, whatever is done where it holds. */
    private static boolean isSame(Conditional whole, Conditional part) {
        return codes(whole).equals(codes(part)) && !whole.condition().isOppositeIn(part.condition());
    }

    /** The statements of conditionals in their order, those inside of others before them; {@code else if} is not inside. */
    private static List<Node> statements(List<Conditional> conditionals) {
        return conditionals.stream()
                .map(part -> part.statement().node())
                .distinct()
                .sorted(Comparator.comparingInt((Node node) -> node.index() + node.size())
                        .thenComparingInt(node -> -chain(node).index())
                        .thenComparingInt(Node::index))
                .toList();
    }

    /** The conditional that an {@code else if} belongs to, the first of all. */
    private static Node chain(Node statement) {
        return statement.role() == Role.ELSE
                ? statement.parent().map(DividedConditions::chain).orElse(statement)
                : statement;
    }

    /** The conditionals that have a part of it, those with the most first. */
    private List<Conditional> candidates(Conditional whole, Set<Integer> parts) {
        Set<Conditional> candidates = new LinkedHashSet<>();
        for (Integer part : parts) {
            List<Conditional> sharing = index.getOrDefault(part, List.of());
            if (sharing.size() <= CANDIDATES) {
                candidates.addAll(sharing);
            }
        }
        steps.take(candidates.size() + 1L);
        return candidates.stream()
                .filter(part -> !isOfAnother(part, whole))
                .filter(part -> sides.isFarFree(part.statement())
                        || sides.partner(whole.statement())
                                .filter(part.statement()::equals)
                                .isPresent())
                .sorted(Comparator.comparing((Conditional part) -> shared(part, parts))
                        .reversed())
                .toList();
    }

    private static int shared(Conditional part, Set<Integer> parts) {
        Set<Integer> shared = codes(part);
        shared.retainAll(parts);
        return shared.size();
    }

    private static Set<Integer> codes(Conditional conditional) {
        Set<Integer> codes = new HashSet<>();
        conditional.condition().literals().forEach(part -> codes.add(part.code()));
        return codes;
    }
}
