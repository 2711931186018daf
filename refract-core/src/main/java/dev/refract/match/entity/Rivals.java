package dev.refract.match.entity;

import dev.refract.match.mapping.Mapping;
import dev.refract.model.Entity;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Tells whether two types are the best for each other by a margin; a near tie that no name decides stays unmatched. */
final class Rivals {
    private final Map<Entity, List<ScoredTypes>> byEntity = new HashMap<>();
    private final double margin;

    private Rivals(double margin) {
        this.margin = margin;
    }

    static Rivals of(List<ScoredTypes> scored, double margin) {
        Rivals rivals = new Rivals(margin);
        for (ScoredTypes score : scored) {
            rivals.add(score.candidate().before(), score);
            rivals.add(score.candidate().after(), score);
        }
        return rivals;
    }

    private void add(Entity entity, ScoredTypes score) {
        byEntity.computeIfAbsent(entity, unused -> new ArrayList<>()).add(score);
    }

    /** Whether another free type is about as good for one of the two. */
    boolean undecided(ScoredTypes score, Mapping mapping) {
        if (score.sameName()) {
            return false;
        }
        return hasRival(score, score.candidate().before(), mapping)
                || hasRival(score, score.candidate().after(), mapping);
    }

    private boolean hasRival(ScoredTypes score, Entity entity, Mapping mapping) {
        return byEntity.getOrDefault(entity, List.of()).stream()
                .filter(other -> other != score)
                .filter(other -> mapping.isFree(
                        other.candidate().before(), other.candidate().after()))
                .anyMatch(other -> other.score() > score.score() - margin);
    }
}
