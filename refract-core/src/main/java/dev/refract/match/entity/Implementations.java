package dev.refract.match.entity;

import dev.refract.match.evidence.Contents;
import dev.refract.match.evidence.Hierarchy;
import dev.refract.match.evidence.Names;
import dev.refract.match.mapping.Derivation;
import dev.refract.match.mapping.EntityPair;
import dev.refract.match.mapping.Mapping;
import dev.refract.match.mapping.Steps;
import dev.refract.model.Declared;
import dev.refract.model.Entity;
import dev.refract.model.file.EntityKind;
import dev.refract.model.tree.Node;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Methods that stay in a type as a declaration, while their body goes to the subtypes, which need one now, or comes from a
 * subtype: {@code long size() { return size; }} becomes {@code abstract long size();} with a body below. Of a body that chose
 * between branches each subtype may have got its own.
 */
final class Implementations {
    private static final String RULE = "body-in-the-hierarchy";

    private final Mapping mapping;
    private final double alike;
    private final Hierarchy hierarchy;
    private final Contents contents;
    private final Steps steps;

    Implementations(Mapping mapping, EntityThresholds thresholds, Steps steps) {
        this.mapping = mapping;
        this.alike = thresholds.likeness().implementations();
        this.hierarchy = new Hierarchy(mapping);
        this.contents = new Contents(Names.of(mapping)::translate, thresholds.blind(), steps);
        this.steps = steps;
    }

    /** Adds the derivations to the mapping. */
    void derive() {
        List<EntityPair> declarations = mapping.pairs().stream()
                .filter(pair -> isMethod(pair.before()) && isMethod(pair.after()))
                .filter(pair ->
                        mapping.arePaired(pair.before().type(), pair.after().type()))
                .filter(pair -> hasBody(pair.before()) != hasBody(pair.after()))
                .toList();
        if (declarations.isEmpty()) {
            return;
        }
        Map<String, List<Entity>> removed = bySignature(mapping.removed());
        Map<String, List<Entity>> added = bySignature(mapping.added());
        for (EntityPair pair : declarations) {
            if (hasBody(pair.before())) {
                added.getOrDefault(Declared.signature(pair.after()), List.of()).forEach(below -> spread(pair, below));
            } else {
                removed.getOrDefault(Declared.signature(pair.before()), List.of())
                        .forEach(below -> unite(below, pair));
            }
        }
    }

    private static Map<String, List<Entity>> bySignature(List<Entity> entities) {
        Map<String, List<Entity>> bySignature = new HashMap<>();
        entities.stream()
                .filter(entity -> isMethod(entity) && hasBody(entity))
                .forEach(method -> bySignature
                        .computeIfAbsent(Declared.signature(method), unused -> new ArrayList<>())
                        .add(method));
        return bySignature;
    }

    private static boolean isMethod(Entity entity) {
        return entity.kind() == EntityKind.METHOD && !entity.isInBody();
    }

    private static boolean hasBody(Entity method) {
        return method.body().isPresent();
    }

    private void spread(EntityPair above, Entity below) {
        steps.take(1);
        boolean isBelow = hierarchy.isNowAbove(above.before().type(), below.type());
        if (isBelow && (areAlike(above.before(), below) || isBranch(above.before(), below))) {
            double similarity = contents.similarity(above.before(), below);
            mapping.add(new Derivation(
                    Derivation.Kind.SPREAD, new EntityPair(above.before(), below, RULE, similarity, Map.of())));
        }
    }

    private void unite(Entity below, EntityPair above) {
        boolean isBelow = mapping.ofBefore(below.type()).isPresent()
                ? hierarchy.isNowBelow(below.type(), above.after().type())
                : hierarchy.isUp(below.type(), above.after().type());
        if (isBelow && (areAlike(below, above.after()) || isOfBranch(below, above.after()))) {
            double similarity = contents.similarity(below, above.after());
            mapping.add(new Derivation(
                    Derivation.Kind.UNITED, new EntityPair(below, above.after(), RULE, similarity, Map.of())));
        }
    }

    /**
     * Small bodies, as that of a getter, are alike when only the names in them differ; not so where the subtype is only in
     * one of the versions, as each implementation has some of their shape.
     */
    private boolean areAlike(Entity before, Entity after) {
        Optional<Node> left = before.body().filter(body -> !body.isLeaf());
        Optional<Node> right = after.body().filter(body -> !body.isLeaf());
        if (left.isEmpty() || right.isEmpty()) {
            return false;
        }
        boolean bothStay = mapping.ofBefore(before.type()).isPresent()
                && mapping.ofAfter(after.type()).isPresent();
        boolean sameShape = bothStay && left.get().shapeHash() == right.get().shapeHash();
        return sameShape || contents.bodySimilarity(before, after) >= alike;
    }

    /** Whether what was chosen by a value is chosen by the type: the body is that of one branch. */
    private boolean isBranch(Entity above, Entity below) {
        return Branches.of(above).stream()
                .anyMatch(branch -> contents.similarity(above, branch, below, body(below)) >= alike);
    }

    /** The other way round. */
    private boolean isOfBranch(Entity below, Entity above) {
        return Branches.of(above).stream()
                .anyMatch(branch -> contents.similarity(below, body(below), above, branch) >= alike);
    }

    private static List<Node> body(Entity method) {
        return method.body().stream().toList();
    }
}
