package dev.refract.match.evidence;

import dev.refract.match.mapping.Steps;
import dev.refract.model.Declared;
import dev.refract.model.Entity;
import dev.refract.model.file.EntityKind;
import dev.refract.model.tree.Node;
import dev.refract.model.tree.Role;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleBiFunction;
import java.util.function.UnaryOperator;

/** How alike the declarations of two entities are, as the share of common nodes (ReMapper, section II.C). */
public final class Contents {
    private final UnaryOperator<String> names;
    private final Steps steps;
    private final Map<Entity, Fingerprint> fingerprints = new HashMap<>();
    private final Map<Entity, Fingerprint> bodies = new HashMap<>();

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

    /** How alike the bodies of two callables or the initializers of two fields are; 0 where one has none. */
    public double bodySimilarity(Entity before, Entity after) {
        return compared(before, after, Fingerprint::similarity);
    }

    /** How much of the smaller of two bodies is in the other; 0 where one has none. */
    public double bodyContainment(Entity before, Entity after) {
        return compared(before, after, Fingerprint::containment);
    }

    private double compared(Entity before, Entity after, ToDoubleBiFunction<Fingerprint, Fingerprint> measure) {
        Fingerprint left = bodies.computeIfAbsent(before, entity -> Fingerprint.of(code(entity), names));
        Fingerprint right =
                bodies.computeIfAbsent(after, entity -> Fingerprint.of(code(entity), UnaryOperator.identity()));
        steps.take(1 + (left.size() + right.size()) / 8);
        return measure.applyAsDouble(left, right);
    }

    private static List<Node> code(Entity entity) {
        return entity.kind().group() == EntityKind.Group.FIELD
                ? entity.variable().children().stream()
                        .filter(child -> child.role() != Role.NAME)
                        .toList()
                : entity.body().stream().toList();
    }

    private Fingerprint fingerprint(Entity entity, UnaryOperator<String> translation) {
        Fingerprint fingerprint = Fingerprint.of(Declared.parts(entity), translation);
        steps.take(fingerprint.size());
        return fingerprint;
    }
}
