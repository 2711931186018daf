package dev.refract.match.entity;

import dev.refract.match.mapping.EntityPair;
import dev.refract.match.mapping.Mapping;
import dev.refract.model.Entity;
import java.util.HashMap;
import java.util.Map;

/** From which package or owner to which other types moved: what moves together speaks for each other. */
final class PlaceVotes {
    private final Map<String, Integer> moves = new HashMap<>();

    static PlaceVotes of(Mapping mapping) {
        PlaceVotes votes = new PlaceVotes();
        for (EntityPair pair : mapping.pairs()) {
            if (pair.before().isType() && pair.after().isType()) {
                votes.moves.merge(key(pair.before(), pair.after()), 1, Integer::sum);
            }
        }
        return votes;
    }

    boolean forMove(Entity before, Entity after) {
        return moves.containsKey(key(before, after));
    }

    private static String key(Entity before, Entity after) {
        return place(before) + '>' + place(after);
    }

    /** Package or owner of a type. */
    static String place(Entity type) {
        return type.owner().map(Entity::qualifiedName).orElse(type.packageName());
    }
}
