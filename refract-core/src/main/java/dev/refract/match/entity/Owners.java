package dev.refract.match.entity;

import dev.refract.match.mapping.Mapping;
import dev.refract.model.Entity;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** How alike the owners of nested types are: among twins in several classes, those of alike owners belong together. */
final class Owners {
    private final Map<Entity, Map<Entity, Double>> similarities = new HashMap<>();
    private final Mapping mapping;

    private Owners(Mapping mapping) {
        this.mapping = mapping;
    }

    static Owners of(List<TypeCandidates.Candidate> candidates, Mapping mapping) {
        Owners owners = new Owners(mapping);
        for (TypeCandidates.Candidate candidate : candidates) {
            owners.similarities
                    .computeIfAbsent(candidate.before(), unused -> new HashMap<>())
                    .put(candidate.after(), candidate.similarity());
        }
        return owners;
    }

    /** From 0 to 1; 1 for owners that are paired, 0 for types without owners. */
    double similarity(Entity before, Entity after) {
        Optional<Entity> beforeOwner = before.owner();
        Optional<Entity> afterOwner = after.owner();
        if (beforeOwner.isEmpty() || afterOwner.isEmpty()) {
            return 0;
        }
        boolean paired = mapping.ofBefore(beforeOwner.get())
                .filter(pair -> pair.after() == afterOwner.get())
                .isPresent();
        return paired
                ? 1
                : similarities.getOrDefault(beforeOwner.get(), Map.of()).getOrDefault(afterOwner.get(), 0.0);
    }
}
