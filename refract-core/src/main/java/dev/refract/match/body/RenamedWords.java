package dev.refract.match.body;

import dev.refract.match.mapping.EntityPair;
import dev.refract.match.mapping.Mapping;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * Names of entities that were renamed, by their new name: code that names an entity is not another code since the entity
 * has another name. A new name that another entity had before, or that two entities got, is read as it is.
 */
final class RenamedWords {
    private RenamedWords() {}

    /** The old names by the new ones. */
    static Map<String, String> of(Mapping mapping) {
        Map<String, String> words = new HashMap<>();
        Set<String> unclear = new HashSet<>();
        mapping.before().entities().forEach(entity -> unclear.add(entity.name()));
        for (EntityPair pair : mapping.pairs()) {
            String after = pair.after().name();
            if (!pair.sameName() && !unclear.contains(after)) {
                String known = words.putIfAbsent(after, pair.before().name());
                if (known != null && !known.equals(pair.before().name())) {
                    unclear.add(after);
                    words.remove(after);
                }
            }
        }
        return words;
    }
}
