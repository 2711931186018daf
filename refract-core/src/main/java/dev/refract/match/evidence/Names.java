package dev.refract.match.evidence;

import dev.refract.match.mapping.EntityPair;
import dev.refract.match.mapping.Mapping;
import dev.refract.model.Entity;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * The names that entities of the version before have in the version after, as far as the pairs so far tell: code that
 * only follows a rename is read as equal. A name that means several entities, of which not all were renamed alike, is
 * left as it is.
 */
public final class Names {
    private final Map<String, String> newNames;

    private Names(Map<String, String> newNames) {
        this.newNames = newNames;
    }

    /** The new names that a mapping knows of. */
    public static Names of(Mapping mapping) {
        Map<String, String> newNames = new HashMap<>();
        for (EntityPair pair : mapping.pairs()) {
            if (!pair.sameName()) {
                newNames.put(pair.before().name(), pair.after().name());
            }
        }
        if (!newNames.isEmpty()) {
            newNames.keySet().removeAll(ambiguous(mapping, newNames));
        }
        newNames.values().removeIf(String::isEmpty);
        return new Names(newNames);
    }

    /** The names before of which an entity has no partner, or one of another name. */
    private static Set<String> ambiguous(Mapping mapping, Map<String, String> newNames) {
        Set<String> ambiguous = new HashSet<>();
        for (Entity entity : mapping.before().entities()) {
            String newName = newNames.get(entity.name());
            boolean follows = newName == null
                    || mapping.ofBefore(entity)
                            .filter(pair -> pair.after().name().equals(newName))
                            .isPresent();
            if (!follows) {
                ambiguous.add(entity.name());
            }
        }
        return ambiguous;
    }

    /** The name after of what has this name before. */
    public String translate(String name) {
        return newNames.getOrDefault(name, name);
    }
}
