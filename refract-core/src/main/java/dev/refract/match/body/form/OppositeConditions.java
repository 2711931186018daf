package dev.refract.match.body.form;

import dev.refract.match.body.code.CodeAlignment;
import dev.refract.match.body.code.Condition;
import dev.refract.match.body.code.Fragment;
import dev.refract.match.body.form.Conditional.Stretch;
import dev.refract.match.body.statement.Links;
import dev.refract.match.body.statement.StatementVerdict;
import dev.refract.match.mapping.Recast;
import dev.refract.match.mapping.Steps;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.NodeKind;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Finds conditions that became their opposites, with what is done in either case exchanged: {@code if (a) { x(); } else {
 * y(); }} and {@code if (!a) { y(); } else { x(); }}; also where a branch became what follows. A negation that went to the
 * parts, {@code !(a && b)} and {@code !a || !b}, makes opposites of these.
 */
final class OppositeConditions {
    /** Conditionals that share a part: of more, the first are tried. */
    private static final int CANDIDATES = 12;

    private final Links links;
    private final Sides sides;
    private final Set<Node> divided;
    private final Steps steps;
    private final Map<Integer, List<Conditional>> index = new HashMap<>();

    /**
     * A search.
     *
     * @param divided statements whose conditions were divided or united, and are no opposites
     */
    OppositeConditions(Links links, Sides sides, Set<Node> divided, Steps steps) {
        this.links = links;
        this.sides = sides;
        this.divided = divided;
        this.steps = steps;
    }

    private record Candidate(Conditional near, Conditional far, int evidence) {}

    /** Finds them, and links the statements that they are where those are not linked. */
    List<Recast> find() {
        List<Conditional> near = sides.nearConditionals();
        if (near.isEmpty()) {
            return List.of();
        }
        sides.farConditionals().forEach(this::add);
        List<Candidate> candidates = new ArrayList<>();
        near.forEach(conditional -> best(conditional).ifPresent(candidates::add));
        candidates.sort(Comparator.comparingInt((Candidate pair) -> -pair.evidence));
        Set<Node> taken = new HashSet<>();
        List<Recast> found = new ArrayList<>();
        for (Candidate pair : candidates) {
            if (taken.add(pair.far.node())) {
                found.add(recast(pair));
            }
        }
        return found;
    }

    /** A condition that was taken into that of an expression may be the opposite there; of statements, one of the two is told. */
    private boolean mayBeOne(Conditional near, Conditional far) {
        return isOpen(near) && isOpen(far)
                || near.node().is(NodeKind.CONDITIONAL) != far.node().is(NodeKind.CONDITIONAL);
    }

    private boolean isOpen(Conditional conditional) {
        return !divided.contains(conditional.statement().node());
    }

    private void add(Conditional conditional) {
        for (Condition.Literal literal : conditional.condition().literals()) {
            if (sides.far().tells(literal.node())) {
                index.computeIfAbsent(literal.code(), unused -> new ArrayList<>())
                        .add(conditional);
            }
        }
    }

    private Optional<Candidate> best(Conditional near) {
        Set<Conditional> candidates = new LinkedHashSet<>();
        for (Condition.Literal literal : near.condition().literals()) {
            List<Conditional> sharing = index.getOrDefault(literal.code(), List.of());
            candidates.addAll(sharing.subList(0, Math.min(CANDIDATES, sharing.size())));
        }
        steps.take(candidates.size() + 1L);
        return candidates.stream()
                .filter(far -> mayBeOne(near, far))
                .filter(far -> isOpposite(near, far) || near.condition().isRewrittenAs(far.condition()))
                .map(far ->
                        new Candidate(near, far, isOpposite(near, far) ? evidence(near, far) : rewritten(near, far)))
                .filter(pair -> pair.evidence > 0)
                .max(Comparator.comparingInt(Candidate::evidence));
    }

    /** Each part of the condition before has to be there as its opposite; others may have come. */
    private boolean isOpposite(Conditional near, Conditional far) {
        return sides.isForward()
                ? near.condition().isOppositeIn(far.condition())
                : far.condition().isOppositeIn(near.condition());
    }

    /** How much more of the branches is exchanged than in place; of computed conditions, whether they are one. */
    private int evidence(Conditional near, Conditional far) {
        boolean whole = near.condition().isOppositeIn(far.condition())
                && far.condition().isOppositeIn(near.condition());
        if (near.isBranching() && far.isBranching()) {
            int inPlace = common(near.taken(), far.taken()) + common(near.otherwise(), far.otherwise());
            int exchanged = common(near.taken(), far.rest()) + common(near.rest(), far.taken());
            return exchanged - inPlace + (whole && inPlace == 0 && sameForm(near, far) ? 1 : 0);
        }
        if (near.isBranching() != far.isBranching()) {
            return isGone(near, far) ? 1 : 0;
        }
        return areOne(near, far) ? 1 : 0;
    }

    /** Whether a condition that is written anew stands where it stood. */
    private int rewritten(Conditional near, Conditional far) {
        boolean areOne = near.node().kind() == far.node().kind()
                && (links.isFree(near.statement(), far.statement()) || areOne(near, far));
        return areOne ? 1 : 0;
    }

    private boolean areOne(Conditional near, Conditional far) {
        return sides.partner(near.statement()).filter(far.statement()::equals).isPresent();
    }

    /** A conditional expression has two branches, and so has a statement that it may have been. */
    private static boolean sameForm(Conditional near, Conditional far) {
        return near.node().kind() == far.node().kind()
                || !near.otherwise().isEmpty() && !far.otherwise().isEmpty();
    }

    /** Whether what branched before is no statement after, and a new one computes the condition. */
    private boolean isGone(Conditional near, Conditional far) {
        Conditional computed = near.isBranching() ? far : near;
        return sides.partner(near.statement()).isEmpty()
                && sides.isFarFree(far.statement())
                && computed.node().is(NodeKind.RETURN);
    }

    /** Number of statements and values that are in a branch on this side and in one on the other. */
    private int common(List<Stretch> here, List<Stretch> there) {
        Set<Integer> values = new HashSet<>();
        int common = 0;
        for (Stretch stretch : there) {
            values.addAll(stretch.values(sides.farStatements(), sides.far()));
        }
        for (Stretch stretch : here) {
            Set<Integer> own = stretch.values(sides.nearStatements(), sides.near());
            own.retainAll(values);
            common += own.size() + linked(stretch, there);
        }
        return common;
    }

    /** Number of statements that are linked and not equal. */
    private int linked(Stretch here, List<Stretch> there) {
        return (int) sides.nearStatements().stream()
                .filter(statement -> here.contains(statement.node()) && !sides.isKept(statement))
                .flatMap(statement -> sides.partner(statement).stream())
                .filter(partner -> there.stream().anyMatch(stretch -> stretch.contains(partner.node())))
                .count();
    }

    private Recast recast(Candidate pair) {
        Fragment statement = pair.near.statement();
        Fragment other = pair.far.statement();
        boolean composite = statement.isComposite() && other.isComposite();
        boolean written = !isOpposite(pair.near, pair.far);
        if ((composite || written) && links.isFree(statement, other)) {
            CodeAlignment heads = CodeAlignment.of(sides.near(), statement.node(), sides.far(), other.node(), steps);
            links.add(statement, other, StatementVerdict.similar("opposite-condition", heads));
        }
        return sides.recast(Recast.Form.OPPOSITE_CONDITION, List.of(statement.node()), List.of(other.node()));
    }
}
