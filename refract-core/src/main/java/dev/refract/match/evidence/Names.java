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
        Set<String> ambiguous = new HashSet<>();
        for (EntityPair pair : mapping.pairs()) {
            String previous =
                    newNames.putIfAbsent(pair.before().name(), pair.after().name());
            if (previous != null && !previous.equals(pair.after().name())) {
                ambiguous.add(pair.before().name());
            }
        }
        mapping.before().entities().stream()
                .filter(entity -> mapping.ofBefore(entity).isEmpty())
                .map(Entity::name)
                .forEach(ambiguous::add);
        newNames.keySet().removeAll(ambiguous);
        newNames.values().removeIf(String::isEmpty);
        return new Names(newNames);
    }

    /** The name after of what has this name before. */
    public String translate(String name) {
        return newNames.getOrDefault(name, name);
    }
}
