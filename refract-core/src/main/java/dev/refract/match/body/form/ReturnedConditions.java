package dev.refract.match.body.form;

import dev.refract.match.body.code.Condition;
import dev.refract.match.body.code.Cores;
import dev.refract.match.body.code.Fragment;
import dev.refract.match.mapping.Recast;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Finds conditions that are returned as a whole and were asked one by one, with a truth value in one case: {@code return a &&
 * b;} and {@code if (!a) return false; return b;}; or that decided between the two truth values.
 */
final class ReturnedConditions {
    private final Sides sides;

    ReturnedConditions(Sides sides) {
        this.sides = sides;
    }

    /** Finds them: one condition on the near side, several returns on the far side. */
    List<Recast> find() {
        Map<Set<Part>, Fragment> returned = new HashMap<>();
        for (Fragment statement : sides.changedStatements()) {
            if (statement.node().is(NodeKind.RETURN)) {
                Cores.of(statement.node())
                        .filter(Condition::isCondition)
                        .map(condition -> parts(Condition.of(condition, sides.near()), false))
                        .ifPresent(parts -> returned.putIfAbsent(parts, statement));
            }
        }
        if (returned.isEmpty()) {
            return List.of();
        }
        List<Recast> found = new ArrayList<>();
        for (Conditional conditional : sides.farConditionals()) {
            if (conditional.node().is(NodeKind.IF) && sides.isFarFree(conditional.statement())) {
                Outcomes.of(conditional.node())
                        .filter(Outcomes::areReturned)
                        .flatMap(outcomes -> found(conditional, outcomes, returned))
                        .ifPresent(found::add);
            }
        }
        return found;
    }

    private Optional<Recast> found(Conditional conditional, Outcomes outcomes, Map<Set<Part>, Fragment> returned) {
        Optional<Boolean> first = truthValue(outcomes.taken());
        Optional<Boolean> last = truthValue(outcomes.otherwise());
        if (first.equals(last)) {
            return Optional.empty();
        }
        // What must not hold for the other value to be asked: if (a) return false; return b; is !a && b.
        boolean negated = first.map(value -> !value).or(() -> last).orElse(false);
        Node other = first.isPresent() ? outcomes.otherwise() : outcomes.taken();
        Set<Part> parts = parts(conditional.condition(), negated);
        // Two truth values ask nothing more: if (a) return true; return false; is a.
        Cores.of(other)
                .filter(core -> first.isEmpty() || last.isEmpty())
                .ifPresent(core -> parts.addAll(parts(Condition.of(core, sides.far()), false)));
        return Optional.ofNullable(returned.get(parts))
                .map(whole -> sides.recast(
                        Recast.Form.DIVIDED_CONDITION,
                        List.of(whole.node()),
                        List.of(other, conditional.statement().node())));
    }

    private static Optional<Boolean> truthValue(Node statement) {
        return Cores.of(statement)
                .filter(core -> core.is(NodeKind.BOOLEAN))
                .map(core -> core.label().equals("true"));
    }

    /** What is asked, and whether it has to hold. */
    private record Part(int code, boolean holds) {}

    private static Set<Part> parts(Condition condition, boolean negated) {
        Set<Part> parts = new HashSet<>();
        condition.literals().forEach(part -> parts.add(new Part(part.code(), part.holds() != negated)));
        return parts;
    }
}
