package dev.refract.match.evidence;

import dev.refract.match.mapping.Steps;
import dev.refract.model.Declared;
import dev.refract.model.Entity;
import java.util.HashMap;
import java.util.Map;
import java.util.function.UnaryOperator;

/** How alike the declarations of two entities are, as the share of common nodes (ReMapper, section II.C). */
public final class Contents {
    private final UnaryOperator<String> names;
    private final Steps steps;
    private final Map<Entity, Fingerprint> fingerprints = new HashMap<>();

    /**
     * A measure.
     *
     * @param names reads names of the version before as those of the version after
     */
    public Contents(UnaryOperator<String> names, Steps steps) {
        this.names = names;
        this.steps = steps;
    }

    /** From 0, nothing in common, to 1, equal. */
    public double similarity(Entity before, Entity after) {
        Fingerprint left = fingerprints.computeIfAbsent(before, entity -> fingerprint(entity, names));
        Fingerprint right =
                fingerprints.computeIfAbsent(after, entity -> fingerprint(entity, UnaryOperator.identity()));
        steps.take(1 + (left.size() + right.size()) / 8);
        return left.similarity(right);
    }

    private Fingerprint fingerprint(Entity entity, UnaryOperator<String> translation) {
        Fingerprint fingerprint = Fingerprint.of(Declared.parts(entity), translation);
        steps.take(fingerprint.size());
        return fingerprint;
    }
}
