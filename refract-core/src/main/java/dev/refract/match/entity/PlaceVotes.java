package dev.refract.match.entity;

import dev.refract.match.mapping.EntityPair;
import dev.refract.match.mapping.Mapping;
import dev.refract.model.Entity;
import java.util.HashMap;
import java.util.Map;

/** From which package or owner to which other types moved: what moves together speaks for each other. */
final class PlaceVotes {
    private final Map<String, Integer> moves = new HashMap<>();
    private final Map<String, Integer> left = new HashMap<>();

    static PlaceVotes of(Mapping mapping) {
        PlaceVotes votes = new PlaceVotes();
        for (EntityPair pair : mapping.pairs()) {
            if (pair.before().isType() && !place(pair.before()).equals(place(pair.after()))) {
                votes.moves.merge(key(pair.before(), pair.after()), 1, Integer::sum);
                votes.left.merge(place(pair.before()), 1, Integer::sum);
            }
        }
        return votes;
    }

    /** Of the types that left the place of the one, the share that is now in that of the other; 0 where it is the same. */
    double share(Entity before, Entity after) {
        boolean stays = place(before).equals(place(after));
        int all = left.getOrDefault(place(before), 0);
        return stays || all == 0 ? 0 : (double) count(before, after) / all;
    }

    /** Number of types that moved from the place of the one to that of the other. */
    int count(Entity before, Entity after) {
        return moves.getOrDefault(key(before, after), 0);
    }

    private static String key(Entity before, Entity after) {
        return place(before) + '>' + place(after);
    }

    /** Package or owner of a type. */
    static String place(Entity type) {
        return type.owner().map(Entity::qualifiedName).orElse(type.packageName());
    }
}
