package dev.refract.match.evidence;

import dev.refract.match.mapping.Steps;
import dev.refract.model.Entity;
import dev.refract.model.tree.Node;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.ToDoubleBiFunction;
import java.util.function.UnaryOperator;

/** How alike the declarations of two entities are, as the share of common nodes (ReMapper, section II.C). */
public final class Contents {
    private final Fingerprints before;
    private final Fingerprints after;
    private final Fingerprints shortBefore;
    private final Fingerprints shortAfter;
    private final Fingerprints blindBefore;
    private final Fingerprints blindAfter;
    private final Blindness blindness;
    private final Steps steps;

    /**
     * From how much on it does not matter how the parameters and local variables of two callables are called: much code is not
     * the same but for them by chance.
     *
     * @param nodes number of nodes
     * @param share share of common nodes, with all such variables taken for one
     */
    public record Blindness(int nodes, double share) {
        /** It always matters. */
        static final Blindness NONE = new Blindness(Integer.MAX_VALUE, 1);
    }

    /**
     * A measure to which all names matter.
     *
     * @param names reads names of the version before as those of the version after
     */
    public Contents(UnaryOperator<String> names, Steps steps) {
        this(names, Blindness.NONE, steps);
    }

    /** A measure to which the names of parameters and local variables may not matter. */
    public Contents(UnaryOperator<String> names, Blindness blindness, Steps steps) {
        this.before = Fingerprints.named(names, steps);
        this.after = Fingerprints.named(UnaryOperator.identity(), steps);
        this.shortBefore = Fingerprints.withoutThis(names, steps);
        this.shortAfter = Fingerprints.withoutThis(UnaryOperator.identity(), steps);
        this.blindBefore = Fingerprints.blind(names, steps);
        this.blindAfter = Fingerprints.blind(UnaryOperator.identity(), steps);
        this.blindness = blindness;
        this.steps = steps;
    }

    /** From 0, nothing in common, to 1, equal. */
    public double similarity(Entity one, Entity other) {
        return similarity(one, other, Fingerprints::whole);
    }

    /** How alike the bodies of two callables or the initializers of two fields are; 0 where one has none. */
    public double bodySimilarity(Entity one, Entity other) {
        return similarity(one, other, Fingerprints::body);
    }

    /** Whether two bodies are the same but for {@code this.}, which the one has and the other has not. */
    public boolean differInThisAlone(Entity one, Entity other) {
        return before.body(one).differsInThis(after.body(other))
                && compare(shortBefore.body(one), shortAfter.body(other), Fingerprint::similarity) == 1;
    }

    /** How much of the smaller of two bodies is in the other; 0 where one has none. */
    public double bodyContainment(Entity one, Entity other) {
        return compare(before.body(one), after.body(other), Fingerprint::containment);
    }

    /** How alike some code of one entity is to some of another. */
    public double similarity(Entity one, List<Node> code, Entity other, List<Node> otherCode) {
        return similarity(
                one,
                other,
                fingerprints -> fingerprints.of(one, code),
                fingerprints -> fingerprints.of(other, otherCode));
    }

    private double similarity(Entity one, Entity other, BiFunction<Fingerprints, Entity, Fingerprint> part) {
        return similarity(
                one,
                other,
                fingerprints -> part.apply(fingerprints, one),
                fingerprints -> part.apply(fingerprints, other));
    }

    private double similarity(
            Entity one,
            Entity other,
            Function<Fingerprints, Fingerprint> part,
            Function<Fingerprints, Fingerprint> otherPart) {
        Fingerprint left = part.apply(before);
        Fingerprint right = otherPart.apply(after);
        double named = compare(left, right, Fingerprint::similarity);
        if (named == 1 || !one.isCallable() || !other.isCallable() || !mayBeRenamed(left.size(), right.size())) {
            return named;
        }
        double blind = compare(part.apply(blindBefore), otherPart.apply(blindAfter), Fingerprint::similarity);
        return blind >= blindness.share() ? Math.max(named, blind) : named;
    }

    /** Whether code of these sizes can have enough in common. */
    private boolean mayBeRenamed(int left, int right) {
        int smaller = Math.min(left, right);
        return smaller >= blindness.nodes() && 2.0 * smaller >= blindness.share() * (left + right);
    }

    private double compare(Fingerprint left, Fingerprint right, ToDoubleBiFunction<Fingerprint, Fingerprint> measure) {
        steps.take(1 + (left.size() + right.size()) / 8);
        return measure.applyAsDouble(left, right);
    }
}
