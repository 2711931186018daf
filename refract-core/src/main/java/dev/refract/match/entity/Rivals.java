package dev.refract.match.entity;

import dev.refract.model.Entity;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Tells whether a type that found no partner is about as good as the one that was chosen: then nothing is decided. */
final class Rivals {
    private final Map<Entity, List<TypeScore>> byEntity = new HashMap<>();
    private final Set<Entity> taken = new HashSet<>();
    private final double margin;

    private Rivals(double margin) {
        this.margin = margin;
    }

    static Rivals of(List<TypeScore> scores, List<TypeScore> chosen, double margin) {
        Rivals rivals = new Rivals(margin);
        for (TypeScore score : scores) {
            rivals.add(score.before(), score);
            rivals.add(score.after(), score);
        }
        for (TypeScore score : chosen) {
            rivals.taken.add(score.before());
            rivals.taken.add(score.after());
        }
        return rivals;
    }

    private void add(Entity entity, TypeScore score) {
        byEntity.computeIfAbsent(entity, unused -> new ArrayList<>()).add(score);
    }

    boolean areAsGood(TypeScore chosen) {
        return hasRival(chosen, chosen.before()) || hasRival(chosen, chosen.after());
    }

    private boolean hasRival(TypeScore chosen, Entity entity) {
        return byEntity.get(entity).stream()
                .filter(other -> other != chosen)
                .filter(other -> !taken.contains(other.before()) || !taken.contains(other.after()))
                .anyMatch(other -> other.points() > chosen.points() - margin);
    }
}
